const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that stays text, between tags and in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!)
