import { primaryLanguage } from '../knowledge/search/terms.ts'

/** Whether texts of an owner are in the language of a conversation. Where no language is named, they are for any. */
export const isWrittenFor = (languages: readonly string[] | undefined, locale: string): boolean =>
  languages === undefined ||
  languages.length === 0 ||
  languages.some((language) => primaryLanguage(language) === primaryLanguage(locale))
