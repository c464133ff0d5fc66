import { redirect } from '@tanstack/react-router';
import { importances, type ScoreItem, scoreItems } from '#domain/cover/features.ts';
import { changeImportance, type ImportanceAnswers } from '#domain/judge/importance.ts';
import type { Api } from '#web/browser/network/api.ts';

/** What matters, as addresses said it before it belonged to the quote: `maternity_cover.high,bonus.low`. */
export function importanceOfAddress(text = ''): ImportanceAnswers | undefined {
  const texts = text.split(',');
  const wordOf = (item: ScoreItem) => texts.find((one) => one.startsWith(`${item}.`))?.slice(item.length + 1);
  const entries = scoreItems.map((item) => {
    const word = wordOf(item);
    return [item, importances.find((importance) => importance.toLowerCase() === word)] as const;
  });
  return changeImportance({}, Object.fromEntries(entries));
}

/**
 * For loaders: what an old address says of the quote is saved in it, and the page goes on without. A quote of somebody else
 * takes nothing, and says so where it is read.
 */
export async function takeImportance(
  api: Api,
  quoteId: string,
  text: string,
  hrefWithout: string,
): Promise<never> {
  const data = importanceOfAddress(text);
  if (data) await api.call('changeImportance', { params: { quote_id: quoteId }, body: { data } });
  throw redirect({ href: hrefWithout, replace: true });
}
