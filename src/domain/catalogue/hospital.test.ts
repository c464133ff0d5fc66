import { expect, test } from 'vitest';
import { asId, type InsurerSlug } from '../ids.ts';
import {
  type Hospital,
  hospitalsByPrefix,
  hospitalsNear,
  isHospitalSought,
  networkNear,
} from './hospital.ts';

const slug = (text: string) => asId<InsurerSlug>(text);
const [kaveri, deccan, ganga] = [slug('kaveri'), slug('deccan'), slug('ganga')];

function aHospital(name: string, pincode: string, facts: Partial<Hospital>): Hospital {
  return {
    id: `id of ${name}`,
    name,
    address: '1 Station Road',
    pincode,
    beds: 50,
    cashless: new Set(),
    excluded: new Set(),
    ...facts,
  };
}

const hospitals = hospitalsByPrefix([
  aHospital('Sonchafa', '411038', {}),
  aHospital('Bakul', '411004', { cashless: new Set([kaveri]), excluded: new Set([ganga]) }),
  aHospital('Mogra', '411038', {}),
  aHospital('Aboli', '411057', {}),
  aHospital('Kurinji', '600020', {}),
]);

test('hospitals are kept by the first three digits, by name, and by id where two have one name', () => {
  const byPrefix = hospitalsByPrefix([
    aHospital('Mogra', '411038', { id: 'b' }),
    aHospital('Mogra', '411001', { id: 'a' }),
    aHospital('Aboli', '411057', { id: 'c' }),
    aHospital('Mogra', '411057', { id: 'd' }),
    aHospital('Kurinji', '600020', { id: 'e' }),
    aHospital('Aboli', '600021', { id: 'f' }),
  ]);
  expect([...byPrefix].map(([prefix, hospitals]) => [prefix, hospitals.map(({ id }) => id)])).toEqual([
    ['411', ['c', 'a', 'b', 'd']],
    ['600', ['f', 'e']],
  ]);
});

const names = (pincodes: readonly string[]) =>
  hospitalsNear(hospitals, pincodes, []).map((group) => [
    group.pincode,
    group.hospitals.map(({ hospital, samePincode }) => (samePincode ? `${hospital.name}!` : hospital.name)),
  ]);

test.each([
  [
    'those of the pincode first, each part by name',
    ['411038'],
    [['411038', ['Mogra!', 'Sonchafa!', 'Aboli', 'Bakul']]],
  ],
  [
    'those of the area when the pincode has none',
    ['411001'],
    [['411001', ['Aboli', 'Bakul', 'Mogra', 'Sonchafa']]],
  ],
  ['an empty group where there is none near', ['793001'], [['793001', []]]],
  [
    'a group a pincode, in the order asked',
    ['600020', '793001'],
    [
      ['600020', ['Kurinji!']],
      ['793001', []],
    ],
  ],
  ['a pincode asked twice once', ['600020', '600020'], [['600020', ['Kurinji!']]]],
  ['nothing for nothing', [], []],
])('hospitals of pincodes: %s', (_what, pincodes, groups) => {
  expect(names(pincodes)).toEqual(groups);
});

test('each hospital says how each insurer asked about pays there', () => {
  const [group] = hospitalsNear(hospitals, ['411004'], [deccan, ganga, kaveri]);
  expect(group?.hospitals[0]).toMatchObject({
    hospital: { name: 'Bakul' },
    settlements: [
      { insurer: deccan, settlement: 'reimbursement' },
      { insurer: ganga, settlement: 'excluded' },
      { insurer: kaveri, settlement: 'cashless' },
    ],
  });
});

test.each([
  ['400001', kaveri, 0, { cashless: 0, reimbursement: 0, excluded: 0 }],
  ['411001', kaveri, 4, { cashless: 1, reimbursement: 3, excluded: 0 }],
  ['411038', ganga, 4, { cashless: 0, reimbursement: 3, excluded: 1 }],
])('near %s %s pays at %d hospitals', (pincode, insurer, all, settled) => {
  expect(networkNear(hospitals, pincode, insurer)).toEqual({ hospitals: all, settled });
});

test.each([
  ['', true],
  ['mogra', true],
  ['MOG', true],
  ['station mog', true],
  ['411038', true],
  ['4110', true],
  ['ogra', false],
  ['mogra bakul', false],
  ['  mogra,', true],
])('what is typed, "%s", is in Mogra: %s', (input, isSought) => {
  expect(isHospitalSought(aHospital('Mogra', '411038', {}), input)).toBe(isSought);
});
