import type { Locator } from '@playwright/test';

/** Puts a text in the place of what stands in a field. In an installed Firefox a page does not see what Playwright fills in: there it is typed. */
export async function enter(field: Locator, text: string): Promise<void> {
  if (field.page().context().browser()?.browserType().name() !== 'firefox') return field.fill(text);
  await field.selectText();
  await field.press('Delete');
  await field.pressSequentially(text);
}
