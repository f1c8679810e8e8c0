/** Leads to the web or to an address for mail, and nowhere else; nothing in it could end it early. */
export const isSafeAddress = (words: string): boolean =>
  // guard: nothing in an address ends it early [/^(?:https… -> /^(?:https?:\/\/|mailto:).+$/i.test(words)]
  // guard: an address leads to the web or to mail [(?:https?:\/\/|mailto:) ->]
  /^(?:https?:\/\/|mailto:)[^\s()<>"'\\]+$/i.test(words)
