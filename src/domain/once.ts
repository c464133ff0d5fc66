/** Worked out when it is first asked for, and never again. */
export function once<Value>(make: () => Value): () => Value {
  let result: { readonly value: Value } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}
