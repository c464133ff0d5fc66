import { areas, type Locale } from './areas.ts';
import { topicNames } from './sentences.ts';
import { ownMessages } from './stand-ins.ts';

export type Gap = {
  /** This is the path of a file within the folder of a language, without its ending. */
  readonly file: string;
  readonly missing: readonly string[];
  /** How many sentences English has there. */
  readonly count: number;
};

/** What English says for a language that has no words of its own there, file by file; none for a language that is whole. */
export async function missingIn(locale: Locale): Promise<readonly Gap[]> {
  const files = new Set([...Object.keys(areas.en), ...topicNames]);
  const gaps = [...files].map(async (file): Promise<Gap> => {
    const [own, english] = await Promise.all([ownMessages(locale, file), ownMessages('en', file)]);
    const ids = Object.keys(english);
    return { file, missing: ids.filter((id) => !Object.hasOwn(own, id)), count: ids.length };
  });
  return (await Promise.all(gaps)).filter(({ missing }) => missing.length > 0);
}
