/** Somebody with an account; `uid` is undefined where no Aadhaar is linked to it. */
export type Person = { readonly name: string; readonly dob: string; readonly uid: string | undefined };

export const accounts = {
  asha: { name: 'Asha Rao', dob: '14-03-1992', uid: 'xxxxxxxx9527' },
  /** Whoever the forms of the tests are filled in for. */
  balu: { name: 'Balu Rao', dob: '02-11-1988', uid: 'xxxxxxxx1034' },
  ofNoAadhaar: { name: 'Asha Rao', dob: '14-03-1992', uid: undefined },
  ofNoDay: { name: 'Asha Rao', dob: '1992', uid: 'xxxxxxxx9527' },
  /** A spelling that XML has to escape, and a number that is not masked. */
  ofOddLetters: { name: `Asha "D'Souza" & Rao`, dob: '14-03-1992', uid: '234567890124' },
} as const satisfies Record<string, Person>;

/** An account of the very person whom the proposer's form names. */
export function personOf({
  first_name,
  last_name,
  date_of_birth,
}: Readonly<Record<string, unknown>>): Person {
  const [year, month, day] = String(date_of_birth).split('-');
  return { name: `${first_name} ${last_name}`, dob: `${day}-${month}-${year}`, uid: 'xxxxxxxx9527' };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

/** As UIDAI answers and DigiLocker wraps it; the photograph is long and the local name follows the English one. */
export function eAadhaarOf({ name, dob, uid }: Person): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Certificate><CertificateData>\
<KycRes code="0107f694" ret="Y" ts="2026-11-20T14:54:03.230+05:30" ttl="2027-11-20T14:54:03" txn="UKC:e6efe20b">\
<UidData tkn="01002274==" uid="${uid}"><Poi dob="${dob}" gender="F" name="${escaped(name)}"/>\
<Poa country="India" dist="Pune" house="14 > Prabhat Road" pc="411004" state="Maharashtra"/>\
<LData lang="13" name="आशा राव"/><Pht>${'A'.repeat(20_000)}</Pht></UidData></KycRes></CertificateData></Certificate>`;
}
