import { describe } from 'vitest';
import { expectReported, type Planted } from '../reading/planted-faults.suite.ts';

const file = 'hospitals.csv';
/** The first hospital of the file stands in New Delhi. */
const first = /^8900080986435,([^,]+),("[^"]+"),110001,90,([^,]*),/m;

const slips: readonly Planted[] = [
  {
    fault: 'an id with a wrong check digit',
    file,
    find: '8900080986435',
    put: '8900080986436',
    column: 'id',
    reason: /check digit/,
  },
  {
    fault: 'an id that stands twice',
    file,
    find: '8900080134065',
    put: '8900080986435',
    column: 'id',
    reason: /stands twice/,
  },
  {
    fault: 'a hospital without a name',
    file,
    find: first,
    put: '8900080986435,,$2,110001,90,$3,',
    column: 'name',
    reason: /empty/,
  },
  {
    fault: 'a hospital without an address',
    file,
    find: first,
    put: '8900080986435,$1,,110001,90,$3,',
    column: 'address',
    reason: /empty/,
  },
  {
    fault: 'a pincode that does not exist',
    file,
    find: first,
    put: '8900080986435,$1,$2,110999,90,$3,',
    column: 'pincode',
    reason: /no pincode/,
  },
  {
    fault: 'too few beds for a big city',
    file,
    find: first,
    put: '8900080986435,$1,$2,110001,14,$3,',
    column: 'beds',
    reason: /15 beds or more/,
  },
  {
    fault: 'too few beds anywhere',
    file,
    find: first,
    put: '8900080986435,$1,$2,793101,9,$3,',
    column: 'beds',
    reason: /10 beds or more/,
  },
  {
    fault: 'an insurer that is not sold',
    file,
    find: first,
    put: '8900080986435,$1,$2,110001,90,kaveri cauvery,',
    column: 'cashless',
    reason: /no insurer of the catalogue/,
  },
  {
    fault: 'an insurer named twice',
    file,
    find: first,
    put: '8900080986435,$1,$2,110001,90,kaveri kaveri,',
    column: 'cashless',
    reason: /twice/,
  },
  {
    fault: 'an insurer that pays at once and not at all',
    file,
    find: first,
    put: '8900080986435,$1,$2,110001,90,kaveri,kaveri',
    column: 'excluded',
    reason: /cashless there too/,
  },
  {
    fault: 'an address with a comma outside quotes',
    file,
    find: first,
    put: '8900080986435,$1,1 Court Road, Delhi,110001,90,$3,',
    column: undefined,
    reason: /7 columns/,
  },
  {
    fault: 'another first row',
    file,
    find: 'id,name,address',
    put: 'rohini,name,address',
    column: undefined,
    reason: /the first row must be/,
  },
  {
    fault: 'a quote that is never closed',
    file,
    find: /\n[^\n]*\n$/,
    put: '\n8900080986435,"Open',
    column: undefined,
    reason: /not valid CSV/,
  },
];

describe('a slip in the list of hospitals is reported by row and column', () => expectReported(slips));
