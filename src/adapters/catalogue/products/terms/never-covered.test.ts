import { describe } from 'vitest';
import { expectReported, type Planted } from '../../reading/planted-faults.suite.ts';

const file = 'insurers/kaveri/kaveri-saral.json';
const ofProduct = (fault: string, excluded: string, reason: RegExp, at = 0): Planted => ({
  fault,
  file,
  find: '"features": {',
  put: `"features": {"neverCovered": [${excluded}],`,
  column: `features.neverCovered.${at}`,
  reason,
});

describe('an illness that is never covered', () =>
  expectReported([
    ofProduct('is one of the table', '26, 99', /not a condition of conditions.json/, 1),
    ofProduct('stands once', '26, 26', /stands twice/, 1),
    ofProduct('is none with which nobody joins this product', '46', /is declined: nobody with it joins/),
    ofProduct('is none with which nobody joins any', '37', /is declined: nobody with it joins/),
    ofProduct('has no loading', '17', /has a loading of \d+ percent, for what is never paid/),
    ofProduct('is none that a law protects', '27', /a law of its own says .* \(mental-illness\)/),
    ofProduct('is told by its number', '"26"', /must be number/),
    {
      fault: 'is held to the same of one cover alone',
      file,
      find: '"id": "kaveri-saral-3l", "sumInsured": 300000, "deductible": null, "features": {}',
      put: '"id": "kaveri-saral-3l", "sumInsured": 300000, "deductible": null, "features": {"neverCovered": [32]}',
      column: 'slabs.1.features.neverCovered.0',
      reason: /a law of its own says .* \(disability\)/,
    },
    {
      fault: 'is none in the standard product',
      file: 'insurers/sahyadri/sahyadri-arogya-sanjeevani.json',
      find: '"features": {',
      put: '"features": {"neverCovered": [26],',
      column: 'features.neverCovered',
      reason: /in the standard product/,
    },
  ]));
