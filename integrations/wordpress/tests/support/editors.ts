import { expect, type Page, test } from "@playwright/test";
import type { Role } from "./wordpress.ts";

/** Text of a person: a paragraph with a typo, and the form by one of the ways. */
export interface Draft {
  readonly title: string;
  /** As the block editor, or the Text tab of the classic one, takes it. */
  readonly content: string;
}

export interface Editor {
  readonly name: string;
  /** Publishes a post and returns its address. */
  write(page: Page, origin: string, draft: Draft): Promise<string>;
  /** Opens the post anew, mends the typo where text is seen as it looks, and saves. */
  mend(page: Page, origin: string, post: string): Promise<void>;
}

export const typo = "We do not handel visas ourselves.";
export const mended = "We do not handle visas ourselves.";

/**
 * Signs in as the role's user of this worker: two sign-ins of one user at once can cost one of them its
 * session.
 */
export async function signIn(page: Page, origin: string, role: Role): Promise<void> {
  const user = `${role}${test.info().parallelIndex}`;
  const { request } = page.context();
  const address = `${origin}/wp-login.php`;
  // By request: the page's own script empties the password while it is typed. The first sets the cookie that
  // the second must bring.
  await request.get(address);
  const answer = await request.post(address, { form: { log: user, pwd: user } });
  expect(answer.url(), `where ${user} got to`).toContain("/wp-admin/");
}

const numberOf = (post: string) => new URL(post).searchParams.get("p");

/** The editors' own stores: what their buttons call, without the tours that stand before them. */
interface EditorWindow {
  readonly wp: {
    readonly data: {
      dispatch(store: string): Record<string, (...args: readonly unknown[]) => Promise<unknown>>;
      select(store: string): Record<string, (...args: readonly unknown[]) => unknown>;
    };
    readonly blocks: { parse(content: string): readonly Block[] };
  };
  /** The Visual tab of the classic editor. */
  readonly tinymce: {
    readonly activeEditor: {
      readonly initialized: boolean;
      isHidden(): boolean;
      getContent(): string;
      setContent(html: string): void;
    };
  };
}

interface Block {
  readonly clientId: string;
  readonly name: string;
  readonly isValid: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export const blockEditor: Editor = {
  name: "block editor",

  async write(page, origin, { title, content }) {
    await openBlockEditor(page, `${origin}/wp-admin/post-new.php`);
    await page.evaluate(
      async ([title, content]) => {
        const { data, blocks } = (window as unknown as EditorWindow).wp;
        await data.dispatch("core/block-editor").resetBlocks?.(blocks.parse(content));
        await data.dispatch("core/editor").editPost?.({ title });
      },
      [title, content] as const,
    );
    return (await publishBlocks(page)).address;
  },

  async mend(page, origin, post) {
    await openBlockEditor(page, `${origin}/wp-admin/post.php?post=${numberOf(post)}&action=edit`);
    const broken = await page.evaluate(
      async ([typo, mended]) => {
        const { data } = (window as unknown as EditorWindow).wp;
        const all = data.select("core/block-editor").getBlocks?.() as readonly Block[];
        const paragraph = all.find(({ attributes }) => String(attributes.content).includes(typo));
        await data
          .dispatch("core/block-editor")
          .updateBlockAttributes?.(paragraph?.clientId, { content: mended });
        await data.dispatch("core/editor").savePost?.();
        return all.filter(({ isValid }) => !isValid).map(({ name }) => name);
      },
      [typo, mended] as const,
    );
    expect(broken, "blocks that the editor calls invalid").toEqual([]);
  },
};

/** Publishes what stands in the block editor; returns its address and what was saved. */
export function publishBlocks(page: Page): Promise<{ readonly address: string; readonly content: string }> {
  return page.evaluate(async () => {
    const { dispatch, select } = (window as unknown as EditorWindow).wp.data;
    await dispatch("core/editor").editPost?.({ status: "publish" });
    await dispatch("core/editor").savePost?.();
    const told = select("core/editor");
    if (told.didPostSaveRequestFail?.()) throw new Error("the post was not saved");
    return {
      address: `${location.origin}/?p=${told.getCurrentPostId?.()}`,
      content: String(told.getEditedPostContent?.()),
    };
  });
}

/** Opens the block editor without its tours. */
export async function openBlockEditor(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => {
    const { wp } = window as unknown as Partial<EditorWindow>;
    const editor = wp?.data?.select("core/editor");
    return editor?.getCurrentPostId?.() && editor.__unstableIsEditorReady?.();
  });
  await page.evaluate(() => {
    const preferences = (window as unknown as EditorWindow).wp.data.dispatch("core/preferences");
    preferences.set?.("core/edit-post", "welcomeGuide", false);
    preferences.set?.("core", "enableChoosePatternModal", false);
  });
}

export const classicEditor: Editor = {
  name: "classic editor",

  async write(page, origin, { title, content }) {
    await chooseClassic(page, origin);
    await page.goto(`${origin}/wp-admin/post-new.php`);
    await page.locator("#title").fill(title);
    await page.locator("#content-html").click();
    await page.locator("#content").fill(content);
    await publish(page, /action=edit/);
    return `${origin}/?p=${new URL(page.url()).searchParams.get("post")}`;
  },

  async mend(page, origin, post) {
    await chooseClassic(page, origin);
    await page.goto(`${origin}/wp-admin/post.php?post=${numberOf(post)}&action=edit`);
    await page.locator("#content-tmce").click();
    const text = page.frameLocator("#content_ifr");
    // Before that the tab still takes its text over from the other one.
    await page.waitForFunction(() => {
      const editor = (window as unknown as Partial<EditorWindow>).tinymce?.activeEditor;
      return editor?.initialized && !editor.isHidden();
    });
    await expect(text.getByText(typo)).toBeVisible();
    await page.evaluate(
      ([typo, mended]) => {
        const editor = (window as unknown as EditorWindow).tinymce.activeEditor;
        editor.setContent(editor.getContent().replace(typo, mended));
      },
      [typo, mended] as const,
    );
    await expect(text.getByText(mended)).toBeVisible();
    await publish(page, /message=/);
    await expect(page.locator("#content"), "what was saved").toHaveValue(new RegExp(mended));
  },
};

/** The button does nothing while a draft is saved, which begins at any moment: a person presses it again. */
function publish(page: Page, reached: RegExp): Promise<void> {
  return expect(async () => {
    if (reached.test(page.url())) return;
    await page.locator("#publish:not(.disabled)").click({ timeout: 5000 });
    await page.waitForURL(reached, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}

async function chooseClassic(page: Page, origin: string): Promise<void> {
  await page.context().addCookies([{ name: "editor", value: "classic", url: origin }]);
}
