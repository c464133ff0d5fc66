import type { ReactNode } from 'react';
import type { WireField, WireForm } from '#contract/proposal/shapes.ts';
import { useSite } from '#web/browser/site.tsx';
import { type AnswerSheet, useSheet } from './answer-sheet.ts';
import type { FieldNotes } from './field-props.ts';
import { type Refusals, shownNames } from './form-values.ts';
import { WireFieldSlot } from './wire-field.tsx';
import css from './wire-form.module.css';

type WireFormViewProps = {
  readonly form: WireForm;
  readonly sheet: AnswerSheet;
  readonly refusals: Refusals;
  /** The heading of the page: a section of the same name needs no second one. */
  readonly title: string;
  /** It gives words for a member, by key. */
  readonly nameOf: (key: string) => string;
  /** Names of fields that are not drawn. */
  readonly without?: ReadonlySet<string> | undefined;
  /** By name of the field, what may be meant. */
  readonly suggested?: Readonly<Record<string, readonly string[]>> | undefined;
  /** By name of the field, what is said below it. */
  readonly notes?: FieldNotes | undefined;
  /** By id of the section, what stands below its fields. */
  readonly below?: Readonly<Record<string, ReactNode>> | undefined;
};

type Section = WireForm['sections'][number];
type Group = { readonly member: string | null; readonly sections: readonly Section[] };

/** Sections about one person stand together, under the person's name. */
export function groupsOf(sections: readonly Section[]): readonly Group[] {
  const groups: { readonly member: string | null; readonly sections: Section[] }[] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last && section.member !== null && last.member === section.member) last.sections.push(section);
    else groups.push({ member: section.member, sections: [section] });
  }
  return groups;
}

/** The names of the fields that show with the answers given so far. */
export function useVisible(form: WireForm, sheet: AnswerSheet): ReadonlySet<string> {
  const { pricesAsOf: today } = useSite();
  const names = useSheet(sheet, (answers) => [...shownNames(form, answers, today)].join(' '));
  return new Set(names.split(' '));
}

/** A sentence below an answer needs its row, and would push the neighbour's out of line. */
const hasRoomBeside = ({ half, readOnly, person }: WireField) => (half || readOnly) && !person;

/** Draws a form of the wire, section by section. */
export function WireFormView({
  form,
  sheet,
  refusals,
  title,
  nameOf,
  without,
  suggested,
  notes,
  below,
}: WireFormViewProps) {
  const visible = useVisible(form, sheet);
  const fieldsOf = (section: Section) =>
    section.fields.filter(({ name }) => visible.has(name) && !without?.has(name));
  return groupsOf(form.sections).map((group) => {
    const sections = group.sections.filter((section) => fieldsOf(section).length > 0);
    const [first] = sections;
    if (!first) return null;
    const heading = group.member === null ? first.title : nameOf(group.member);
    return (
      <section key={first.id} className={css.group} aria-label={heading}>
        {heading !== title && <h2 className={css.head}>{heading}</h2>}
        {sections.map((section) => (
          <div key={section.id} className={css.section}>
            {group.member !== null && section !== first && <h3 className={css.sub}>{section.title}</h3>}
            {section.hint && section.title !== title && <p className="muted">{section.hint}</p>}
            <div className={css.fields}>
              {fieldsOf(section).map((field) => (
                <div key={field.name} className={hasRoomBeside(field) ? undefined : css.whole}>
                  <WireFieldSlot
                    field={field}
                    sheet={sheet}
                    refusal={refusals[field.name]}
                    suggested={suggested?.[field.name]}
                    note={notes?.[field.name]}
                  />
                </div>
              ))}
            </div>
            {below?.[section.id] && <div className="mt-4">{below[section.id]}</div>}
          </div>
        ))}
      </section>
    );
  });
}
