/** A fixed choice over ages, sizes and zones: a change of rates shows in some of them. */
export type SampleFamily = {
  readonly people: string;
  readonly pincode: string;
  readonly cover: string;
  readonly basis: 'floater' | 'individual';
  readonly deductible: string | undefined;
};

const floater = { basis: 'floater', deductible: undefined } as const;
const individual = { basis: 'individual', deductible: undefined } as const;

export const sampleFamilies: readonly SampleFamily[] = [
  { people: 'You:25', pincode: '560001', cover: '500000', ...individual },
  { people: 'You:34 Spouse:36 Son-0:4', pincode: '560001', cover: '1000000', ...floater },
  { people: 'You:30 Spouse:28', pincode: '110001', cover: '1000000', ...floater },
  { people: 'You:42 Spouse:40 Son-0:12 Daughter-0:9', pincode: '411001', cover: '2000000', ...floater },
  { people: 'You:55 Spouse:52', pincode: '400001', cover: '1000000', ...floater },
  { people: 'Father:63 Mother:60', pincode: '302001', cover: '500000', ...floater },
  { people: 'Father:72', pincode: '800001', cover: '500000', ...individual },
  {
    people: 'You:38 Spouse:37 Daughter-0:7 Father:68 Mother:64',
    pincode: '600001',
    cover: '1500000',
    ...floater,
  },
  { people: 'You:29 Brother:26', pincode: '700001', cover: '700000', ...individual },
  {
    people: 'You:45 Spouse:43 Son-0:16',
    pincode: '500001',
    cover: '2000000',
    basis: 'floater',
    deductible: '500000',
  },
];
