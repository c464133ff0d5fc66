import { deliveries } from './deliveries.ts';
import { prove } from './proof.ts';

prove(deliveries);
