import { isNotFound, isRedirect } from '@tanstack/react-router';

/** What a loader comes to: its data, or where it leads, or that there is no such page and where that one leads. */
export async function pageAfter<Data>(load: Promise<Data>): Promise<Data | string> {
  try {
    return await load;
  } catch (cause) {
    if (isRedirect(cause)) return `to ${cause.options.href}`;
    if (isNotFound(cause)) return typeof cause.data === 'string' ? `none, to ${cause.data}` : 'none';
    throw cause;
  }
}
