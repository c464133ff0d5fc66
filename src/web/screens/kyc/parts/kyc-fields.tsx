import { useText } from '#web/browser/text.tsx';
import { DateInput } from '#web/forms/date-input.tsx';
import { FieldSet } from '#web/ui/field.tsx';
import { OptionRow } from '#web/ui/option-row.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { KycPage } from '../model.ts';
import {
  hasRegistryPage,
  isAtRegistry,
  knownNumber,
  neededPincode,
  registryMode,
  takesNumbers,
} from '../search-state.ts';

type PartProps = { readonly page: KycPage };

const errorAt = ({ errors }: KycPage, field: string) =>
  errors.list.find((each) => each.field === field)?.message;

function Proofs({ page }: PartProps) {
  const t = useText();
  return (
    <FieldSet
      id="certificate_type"
      label={t('kyc.proof')}
      hint={t('kyc.proof.hint')}
      error={errorAt(page, 'certificate_type')}
    >
      <div>
        {page.kyc.certificate_types.map((proof) => (
          <OptionRow
            key={proof.id}
            type="radio"
            name="certificate_type"
            label={proof.label}
            hint={proof.hint}
            checked={page.typed.proof === proof.id}
            onChange={() => page.type({ proof: proof.id, doc_no: knownNumber(proof) })}
          />
        ))}
        {hasRegistryPage(page.kyc) && (
          <OptionRow
            type="radio"
            name="certificate_type"
            label={t('kyc.registry.way')}
            hint={t('kyc.registry.way.hint')}
            checked={isAtRegistry(page.typed)}
            onChange={() => page.type({ proof: registryMode, doc_no: '' })}
          />
        )}
      </div>
    </FieldSet>
  );
}

function DocumentFields({ page }: PartProps) {
  const t = useText();
  const { typed, kyc } = page;
  const proof = kyc.certificate_types.find(({ id }) => id === typed.proof);
  if (!proof) return null;
  const number = proof.fields.find(({ name }) => name === 'doc_no');
  const place = neededPincode(proof);
  const isAsGiven = typed.doc_no !== '' && typed.doc_no === knownNumber(proof);
  return (
    <>
      <TextInput
        id="doc_no"
        label={number?.label ?? proof.label}
        hint={isAsGiven ? t('form.from.proposer') : (number?.hint ?? undefined)}
        error={errorAt(page, 'doc_no')}
        width="medium"
        upper
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed.doc_no}
        onChange={(event) => page.type({ doc_no: event.currentTarget.value })}
      />
      <TextInput
        id="name"
        label={t('kyc.name')}
        hint={t('kyc.name.from')}
        error={errorAt(page, 'name')}
        autoComplete="name"
        maxLength={120}
        value={typed.name}
        onChange={(event) => page.type({ name: event.currentTarget.value })}
      />
      <DateInput
        id="dob"
        label={t('kyc.dob')}
        hint={t('form.from.proposer')}
        error={errorAt(page, 'dob')}
        value={typed.dob}
        onChange={(dob) => page.type({ dob })}
        isBirthday
      />
      {place && (
        <TextInput
          id="pincode"
          label={place.label}
          hint={place.hint ?? undefined}
          error={errorAt(page, 'pincode')}
          width="short"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={40}
          value={typed.pincode}
          onChange={(event) => page.type({ pincode: event.currentTarget.value })}
        />
      )}
    </>
  );
}

/** What the search needs. */
export function KycFields({ page }: PartProps) {
  const t = useText();
  const { typed, proposal } = page;
  const hasPepAnswer = proposal.savedForm.formData.proposerDetails?.pep !== undefined;
  return (
    <>
      {takesNumbers(page.kyc) && <Proofs page={page} />}
      <DocumentFields page={page} />
      {!hasPepAnswer && (
        <Segmented
          id="pep"
          name="pep"
          label={t('kyc.pep')}
          hint={t('kyc.pep.hint')}
          error={errorAt(page, 'pep')}
          choices={[
            { value: 'yes', label: t('form.yes-no.yes') },
            { value: 'no', label: t('form.yes-no.no') },
          ]}
          value={typed.pep}
          onChange={(pep) => page.type({ pep })}
        />
      )}
    </>
  );
}
