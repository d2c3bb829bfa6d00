// What ../letters.ts and ../fan.ts make.
declare module "virtual:letters" {
  export const letters: { family: string; url: string; facts: FontFaceDescriptors }[];
}

declare module "virtual:fan" {
  export const fan: {
    game: string;
    family: string;
    name: string;
    names: Partial<Record<string, string>>;
    url: string;
  }[];
}

declare module "subset-font" {
  interface Options {
    targetFormat: "woff2" | "sfnt";
    noLayoutClosure?: boolean;
    noHinting?: boolean;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
