import type { WireRenewal } from '#contract/renewal/shapes.ts';
import { type Translate, useText } from '#web/browser/text.tsx';
import { useMemberNames } from '#web/proposal-parts/people-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PaperBlocks } from '#web/ui/paper-blocks.tsx';

type PeopleProps = {
  readonly renewal: WireRenewal;
  readonly busy: boolean;
  readonly change: () => void;
};

function ageText(t: Translate, age: string): string {
  const count = Number.parseInt(age, 10);
  if (Number.isNaN(count)) return '';
  return t(age.endsWith('m') ? 'renew.people.months' : 'renew.people.age', { count });
}

/** Who is renewed, as old as they will be, and where the insurer writes and calls. */
export function PeopleAndContact({ renewal, busy, change }: PeopleProps) {
  const t = useText();
  const nameOf = useMemberNames(renewal.members);
  const [people, contact] = [t('renew.people'), t('renew.contact')];
  const { name, mobile, email, address } = renewal.contact;
  const facts = [
    { name: t('renew.contact.name'), value: name },
    { name: t('renew.contact.mobile'), value: mobile },
    { name: t('renew.contact.email'), value: email },
    { name: t('renew.contact.address'), value: address },
  ];
  const members = renewal.members.map(({ key, age }) => ({ name: nameOf(key), value: ageText(t, age) }));
  return (
    <>
      <Card as="section" label={people} className="stack-3">
        <h2>{people}</h2>
        <PaperBlocks blocks={[{ kind: 'facts', facts: members }]} heading={people} />
      </Card>
      <Card as="section" label={contact} className="stack-3">
        <h2>{contact}</h2>
        <PaperBlocks blocks={[{ kind: 'facts', facts }]} heading={contact} />
        <Button kind="line" busy={busy} busyText={t('renew.busy')} onClick={change}>
          {t('renew.contact.change')}
        </Button>
      </Card>
    </>
  );
}
