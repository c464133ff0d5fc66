import { operatorsDoor } from './operators-door.ts';
import { prove } from './proof.ts';

prove(operatorsDoor);
