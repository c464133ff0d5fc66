import { prove } from '../proof.ts';
import { pageAddresses } from './page-addresses.ts';

prove(pageAddresses);
