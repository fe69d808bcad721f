import { expect, test, vi } from "vitest";
import { capture } from "#scripts/setup/draw-page.ts";

const refusal = new Error("Protocol error (Page.captureScreenshot): Unable to capture screenshot");

test("a picture that Chromium refuses twice is taken the third time", async () => {
  const screenshot = vi.fn().mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal);
  screenshot.mockResolvedValue(Buffer.from("a picture"));
  expect(await capture({ screenshot }, { omitBackground: true })).toEqual(Buffer.from("a picture"));
  expect(screenshot).toHaveBeenCalledTimes(3);
  expect(screenshot).toHaveBeenLastCalledWith({ omitBackground: true });
});

test.each([
  ["a refusal that lasts", refusal, 3],
  ["any other error", new Error("Target page has been closed"), 1],
])("%s stops the drawing", async (_, error, tries) => {
  const screenshot = vi.fn().mockRejectedValue(error);
  await expect(capture({ screenshot })).rejects.toThrow(error);
  expect(screenshot).toHaveBeenCalledTimes(tries);
});
