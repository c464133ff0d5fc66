export type Messages = Readonly<Record<string, string>>;

/** English chooses between one and many; another language may count 0 among "one", so there it is said by the number itself. */
export function asStandIn(english: string): string {
  return english.replace(/(, plural,|\})(\s+)one \{/g, '$1$2=1 {');
}

/** What a language says itself, and the English of all else. What is its own comes first. */
export function withStandIns(own: Messages, english: Messages): Messages {
  const missing = Object.entries(english).filter(([id]) => !Object.hasOwn(own, id));
  return { ...own, ...Object.fromEntries(missing.map(([id, text]) => [id, asStandIn(text)])) };
}

/** The sentences of one file of a language: none where the language has no such file. */
export async function ownMessages(locale: string, file: string): Promise<Messages> {
  try {
    const module: { readonly messages: Messages } = await import(/* @vite-ignore */ `./${locale}/${file}.ts`);
    return module.messages;
  } catch (error) {
    if (isAbsent(error)) return {};
    throw error;
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
}

/**
 * The sentences of one file, in English where the language has none.
 * @throws where English has none either: ids would be read in place of sentences
 */
export async function allMessages(locale: string, file: string): Promise<Messages> {
  const [own, english] = await Promise.all([ownMessages(locale, file), ownMessages('en', file)]);
  if (Object.keys(english).length === 0) throw new Error(`English has no sentences for ${file}`);
  return withStandIns(own, english);
}
