export const messages = {
  'list.why': '{title} क्यों',
  'list.why.less': 'इस साल {title} से कम',
  'list.why.more': 'इस साल {title} से ज़्यादा',
  'list.why.all-in.more': 'सब मिलाकर {title} साल में {amount} महँगा है',
  'list.why.all-in.less': 'सब मिलाकर {title} साल में {amount} सस्ता है',
  'list.why.all-in.same': 'सब मिलाकर दोनों का खर्च बराबर है',
  'list.why.method': 'अंक कैसे बने',
};
