/** Leads to the web or to an address for mail, and nowhere else; nothing in it could end it early. */
export const isSafeAddress = (words: string): boolean =>
  /^(?:https?:\/\/|mailto:)[^\s()<>"'\\]+$/i.test(words)
