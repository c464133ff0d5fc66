import { expect, test, vi } from 'vitest';
import { readEAadhaar } from './e-aadhaar.ts';

const fileOf = (poi: string, uid = 'xxxxxxxx9527') => `<KycRes><UidData uid="${uid}"><Poi ${poi}/></UidData>`;

test('what is written in signs of XML is read', () => {
  expect(readEAadhaar(fileOf(`dob="14&#45;03-1992" name="Asha &amp; &#x52;ao"`))).toEqual({
    name: 'Asha & Rao',
    dateOfBirth: '1992-03-14',
    maskedNumber: 'XXXX XXXX 9527',
  });
});

test.each([
  ['a name without an end', fileOf(`dob="14-03-1992" name="${'&#x41;'.repeat(100_000)}"`)],
  ['a day without an end', fileOf(`dob="${'&#x31;'.repeat(100_000)}" name="Asha Rao"`)],
  [
    'what nobody reads',
    fileOf(`${Array.from({ length: 500 }, (_, at) => `a${at}="${'&#x41;'.repeat(200)}"`).join(' ')}`),
  ],
  ['a name of entities of its own', `<!DOCTYPE x [<!ENTITY a "Asha">]>${fileOf('dob="1" name="&a;"')}`],
])('%s is no e-Aadhaar, and costs no work', (_what, xml) => {
  const signs = vi.spyOn(String, 'fromCodePoint');
  expect(readEAadhaar(xml)).toBeUndefined();
  expect(signs).not.toHaveBeenCalled();
  signs.mockRestore();
});
