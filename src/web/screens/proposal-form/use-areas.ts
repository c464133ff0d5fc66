import { useEffect, useState } from 'react';
import type { WireForm, WireProposal } from '#contract/proposal/shapes.ts';
import { parsePincode } from '#domain/location/parse-pincode.ts';
import { isPincode } from '#domain/location/pincode.ts';
import { useApi } from '#web/browser/network/api-context.ts';
import { useText } from '#web/browser/text.tsx';
import { type AnswerSheet, useSheet } from '#web/forms/answer-sheet.ts';
import { textOf } from '#web/forms/field-props.ts';
import { fieldsIn } from '#web/forms/form-values.ts';

const field = 'area';

export type Suggested = { readonly [field]?: readonly string[] };

/** What the insurer calls the areas of the pincode, and the sentence that says so. A failed look-up is silent. */
export function useAreas(
  sheet: AnswerSheet,
  wire: WireForm,
  { fetches_areas, planData: { insurerSlug: insurer, productSlug } }: WireProposal,
): { readonly suggested: Suggested | undefined; readonly words: string } {
  const api = useApi();
  const t = useText();
  const fields = fieldsIn(wire);
  const pincode = fields.find(({ kind }) => kind === 'pincode')?.name;
  const isAsked = fetches_areas && fields.some(({ name }) => name === field);
  const typed = useSheet(sheet, (answers) => textOf(pincode === undefined ? undefined : answers[pincode]));
  const code = isAsked && isPincode(typed) ? String(parsePincode(typed)) : undefined;
  const [found, setFound] = useState<{ readonly code: string; readonly areas: readonly string[] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pincode alone starts a look-up
  useEffect(() => {
    if (code === undefined) return undefined;
    let isCurrent = true;
    const look = async () => {
      const body = { pincode: code, health_product_slug: productSlug };
      const answer = await api.call('fetchArea', { params: { insurer }, body });
      if (!isCurrent) return;
      // An area of the pincode before is none of this one.
      const chosen = textOf(sheet.all()[field]);
      if (found?.areas.includes(chosen)) sheet.set(field, '');
      setFound({ code, areas: answer.ok ? answer.value.areas : [] });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [api, code, insurer, productSlug]);
  if (!found || found.code !== code || found.areas.length === 0) return { suggested: undefined, words: '' };
  return { suggested: { [field]: found.areas }, words: t('form.areas', { pincode: code }) };
}
