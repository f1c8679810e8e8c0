import type { SlotDefinition } from '../flow/definition.ts'
import { translationFor } from './chips.ts'

/**
 * What visitors see of a slot and some of the languages do not say, as paths from the slot. Its own title and labels
 * are in one language: what its owner writes in, or else the first that has no translation.
 */
export function missingTranslations(
  slot: SlotDefinition,
  languages: readonly string[],
  default_locale: string,
): string[] {
  const own = [default_locale, ...languages].find((language) => !translationFor(slot, language))
  return languages.flatMap((language) => {
    if (own && primaryOf(language) === primaryOf(own)) return []
    const { title, enum_labels = {} } = translationFor(slot, language) ?? {}
    const path = `translations.${language}`
    return [
      ...(slot.title && !title?.trim() ? [`${path}.title`] : []),
      // A value without a label is shown as it is, in every language.
      ...Object.keys(slot.enum_labels)
        .filter((value) => !Object.hasOwn(enum_labels, value))
        .map((value) => `${path}.enum_labels.${value}`),
    ]
  })
}

const primaryOf = (language: string) => language.toLowerCase().split('-', 1)[0]
