import type { WireProposal } from '#contract/proposal/shapes.ts';
import type { Answer } from '#domain/proposal/form/fields.ts';
import { fullNameOf } from '#domain/proposal/form/prefill.ts';
import { never } from '#domain/result.ts';
import { useDateText } from '#web/browser/dates.ts';
import { useText } from '#web/browser/text.tsx';
import { paths } from '#web/paths.ts';
import { pageOfForm } from '#web/proposal-parts/pages.ts';
import { useMemberNames } from '#web/proposal-parts/people-names.ts';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import css from './taken-over.module.css';

type Form = NonNullable<WireProposal['taken_over']>['forms'][number];
type TakenOverProps = { readonly proposal: WireProposal };

/** What an earlier application of the same buyer has filled in, to be read once and changed in place. */
export function TakenOver({ proposal }: TakenOverProps) {
  const t = useText();
  const dateText = useDateText();
  const wordsFor = useValues(proposal);
  const { taken_over: source, proposalID } = proposal;
  if (!source) return null;
  return (
    <Card as="section" className="stack-3" label={t('buy.taken')}>
      <h2>{t('buy.taken')}</h2>
      <p className="muted">{t('buy.taken.text', { date: dateText(source.on), number: source.number })}</p>
      <dl className={css.rows}>
        {source.forms.map((form) => (
          <div key={form}>
            <dt>{t(`buy.taken.${form}`)}</dt>
            <dd>
              <span>{wordsFor(form)}</span>
              <Link href={paths.proposal(proposalID, pageOfForm(form))}>
                <span>{t('buy.taken.change')}</span>
                <span className="sr">{t(`buy.taken.${form}`)}</span>
              </Link>
            </dd>
          </div>
        ))}
        {source.identity_check && (
          <div>
            <dt>{t('proposal.step.kyc')}</dt>
            <dd>
              <span>{t('buy.taken.checked')}</span>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

/** The words by which somebody knows their own answers again. */
function useValues({ savedForm, members }: WireProposal): (form: Form) => string {
  const nameOf = useMemberNames(members);
  return (form) => {
    const answers = savedForm.formData[form] ?? {};
    const text = (name: string) => textOf(answers[name]);
    const all = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');
    switch (form) {
      case 'proposerDetails':
        return all(fullNameOf(answers, ''), text('mobile'), text('email'));
      case 'insuredMembers':
        return members.map(({ key }) => nameOf(key)).join(', ');
      case 'nomineeDetails':
        return fullNameOf(answers, 'nominee_');
      case 'bankDetails':
        return all(text('bank_name'), text('account_number'));
      default:
        return never(form);
    }
  };
}

function textOf(answer: Answer | null | undefined): string {
  return typeof answer === 'string' ? answer : '';
}
