import type { Api } from '#web/browser/network/api.ts';
import type { Translate } from '#web/browser/text.tsx';
import { tableFile } from '#web/screens/compare/table-file.ts';

/** What a page gives to keep, at an address of its own: an app around our pages cannot save what a script makes. */
export type PageFile = { readonly name: string; readonly text: string };

export type FileRequest = { readonly api: Api; readonly search: URLSearchParams };

/** By screen. Apart from the pages, as the previews are. */
export const pageFiles: Readonly<
  Record<string, (t: Translate, data: never, request: FileRequest) => Promise<PageFile>>
> = {
  compare: tableFile,
};
