import { prove } from '../proof.ts';
import { usedUpDescriptors } from './descriptors.ts';

prove(usedUpDescriptors);
