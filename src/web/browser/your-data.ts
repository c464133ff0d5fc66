/** A page of the server's own, which needs no script: what is held of a visitor, to be read, taken along and erased. */
export const yourDataAddress = '/your-data';
