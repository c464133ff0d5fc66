/** Choosing plans of a list to be compared. */
export const messages = {
  'tray.name': 'तुलना के लिए चुने प्लान',
  'tray.remove': '{title} हटाएँ',
  'tray.beyond': '+{count}',
  'tray.free': '{count} जगह और',
  'tray.go.count': '{count} प्लान',
  'tray.replace.title': '{title} के लिए कौन-सा प्लान हटाएँ?',
  'tray.replace.text': '{count} प्लान चुने जा चुके हैं, एक और की जगह नहीं है।',
  'tray.replace.do': '{title} हटाएँ',
  'tray.replace.keep': 'यही प्लान रहने दें',
};
