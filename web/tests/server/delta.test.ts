import { describe, expect, it } from "vitest";
import { isRecord } from "../../src/json";
import { canonical, changed, checksum } from "../../src/server/delta";

describe("changes", () => {
  const before = { a: 1, list: [1, 2, 3], deep: { x: [{ y: 1 }], z: "same" } };

  it("put, drop and splice", () => {
    const after = changed(before, [
      { type: "put", path: ["a"], value: 2 },
      { type: "splice", path: ["list"], at: 1, gone: 1, items: [8, 9] },
      { type: "put", path: ["deep", "x", 0, "y"], value: null },
      { type: "drop", path: ["deep", "z"] },
    ]);
    expect(after).toEqual({ a: 2, list: [1, 8, 9, 3], deep: { x: [{ y: null }] } });
  });

  it("do not modify the previous document, and share unchanged parts", () => {
    const after = changed(before, [{ type: "put", path: ["a"], value: 5 }]);
    expect(before.a).toBe(1);
    expect(isRecord(after) && after.deep).toBe(before.deep);
    changed(before, [{ type: "splice", path: ["list"], at: 0, gone: 3, items: [] }]);
    expect(before.list).toEqual([1, 2, 3]);
  });

  it("replace the whole document", () => {
    expect(changed(before, [{ type: "put", path: [], value: 7 }])).toBe(7);
  });

  it("throw if there is nothing to change at the path", () => {
    expect(() => changed(before, [{ type: "put", path: ["missing", "x"], value: 1 }])).toThrow();
  });
});

describe("the checksum", () => {
  it("sorts keys and does not escape characters", () => {
    expect(canonical({ b: [1, null, true], a: "ł\n" })).toBe('{"a":"ł\\n","b":[1,null,true]}');
  });

  it("equals the server's", () => {
    expect(checksum({ b: [1, 2], a: "ł" })).toBe("11b7ba2b");
    expect(checksum({ a: "ł", b: [1, 2] })).toBe(checksum({ b: [1, 2], a: "ł" }));
  });
});
