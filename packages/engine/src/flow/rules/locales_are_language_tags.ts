import { type FlowDefinition, liveSlotsOf } from '../definition.ts'
import { onSlot } from '../problem.ts'
import type { Rule } from './rule.ts'

/**
 * RFC 5646: language, script, region, variants, extensions, private use. Primary languages of 4 to 8 letters
 * are well-formed there but none is registered, so that `english` is a mistake for `en`.
 */
const languageTag = new RegExp(
  '^(?:' +
    '[a-z]{2,3}(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|[0-9]{3}))?' +
    '(?:-(?:[a-z0-9]{5,8}|[0-9][a-z0-9]{3}))*' +
    '(?:-[0-9a-wy-z](?:-[a-z0-9]{2,8})+)*' +
    '(?:-x(?:-[a-z0-9]{1,8})+)?' +
    '|x(?:-[a-z0-9]{1,8})+' +
    ')$',
  'i',
)

/** §2.3: `translations` goes from a locale to what it says differently. */
export const localesAreLanguageTags: Rule<FlowDefinition> = {
  name: 'locales_are_language_tags',
  check(flow, report) {
    for (const { slot } of liveSlotsOf(flow)) {
      for (const locale of Object.keys(slot.translations)) {
        if (languageTag.test(locale)) continue
        report(
          `“${locale}” is not a language tag: write it as in BCP 47, for example de or pt-BR.`,
          onSlot(slot, `translations.${locale}`),
        )
      }
    }
  },
}
