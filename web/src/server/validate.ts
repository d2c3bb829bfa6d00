// Type guards for server responses: true if a value has every required member of its type.
import { isRecord } from "../json";
import type { Message, PreviewOutcome } from "./protocol";
import { MEMBERS, MESSAGES, type Answers } from "./protocol/members";

export type Check<T> = (value: unknown) => value is T;

const hasAll = (value: Record<string, unknown>, members: string): boolean =>
  members.split(" ").every((member) => member in value);

export const one =
  <K extends keyof Answers>(kind: K): Check<Answers[K]> =>
  (value): value is Answers[K] =>
    isRecord(value) && hasAll(value, MEMBERS[kind]);

export const all =
  <K extends keyof Answers>(kind: K): Check<Answers[K][]> =>
  (value) =>
    Array.isArray(value) && value.every(one(kind));

export const isNothing = (value: unknown): value is null => value === null;
export const areOutlooks = (value: unknown): value is Record<string, PreviewOutcome> =>
  isRecord(value) && Object.values(value).every(isRecord);

const isType = (type: unknown): type is Message["type"] => typeof type === "string" && Object.hasOwn(MESSAGES, type);

export const isMessage = (value: unknown): value is Message =>
  isRecord(value) && isType(value.type) && hasAll(value, MESSAGES[value.type]);
