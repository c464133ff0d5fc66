/** Takes no room and shows nothing: joiners, zero-width spaces, marks of direction, fillers, variation selectors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}
