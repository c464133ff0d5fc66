import type { WireField, WireForm, WireProposal } from '#contract/proposal/shapes.ts';

/** A question as an answer spells it: a text that is required. */
export function aWireField(name: string, change: Partial<WireField> = {}): WireField {
  return {
    name,
    kind: 'text',
    label: name,
    hint: null,
    required: true,
    choices: [],
    min: null,
    max: null,
    autocomplete: null,
    showIf: null,
    half: false,
    readOnly: false,
    prefilledFrom: null,
    person: null,
    ...change,
  };
}

type Section = WireForm['sections'][number];

export function aWireSection(
  id: string,
  fields: readonly WireField[],
  change: Partial<Section> = {},
): Section {
  return { id, title: id, hint: null, member: null, fields: [...fields], ...change };
}

export function aWireForm(name: string, ...sections: readonly Section[]): WireForm {
  return { name, sections: [...sections] };
}

/** A proposal of which a test needs these facts alone. */
export const aWireProposal = (
  facts: { readonly [Name in keyof WireProposal]?: Partial<WireProposal[Name]> | WireProposal[Name] },
): WireProposal => facts as WireProposal; // each test gives what its subject reads
