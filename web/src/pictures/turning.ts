// Points rotated around (0, 0).
export const turn = (x: number, y: number, angle: number): [number, number] => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];
export const turned = (angle: number, ...points: number[]): number[] =>
  points.flatMap((_, at) => (at % 2 ? [] : turn(points[at]!, points[at + 1]!, angle)));
