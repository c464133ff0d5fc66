import { createContext } from 'react';

/** Whether a mobile number is read back in groups while it is typed: v2.0 of the test of this field. */
export const ReadsBack = createContext(false);
