import { minorDigits } from '@foyer/contract/vocabulary'
import type { Price } from '../prices/price.ts'

/** Words of a sentence as a part of a criterion. */

/** Without what the sentence goes on to say: "…, and we never will". */
export const clause = (text: string): string =>
  text
    .replace(
      /(?:,| and| und)? (?:and we|und wir|which|who|die wir|because|weil|so that|damit|with whom)(?![\p{L}]).*$/iu,
      '',
    )
    .replace(/[\s,]+$/u, '')
    .trim()

/** Who they are, without where they are and how many. */
export const audienceOf = (text: string): string =>
  clause(text)
    .replace(/\s+(?:in|across|throughout|aus|im)\s.*$/u, '')
    .replace(/\s+(?:of|with|mit|von|ab|bis)\s+(?:[\p{L}]+\s){0,2}\d.*$/u, '')
    .replace(/[\s,]+$/u, '')

/** A place has a name, or is "the whole of" one. */
export function place(text: string): string | undefined {
  const where = text
    .replace(/(?:,| and| und) (?:and |und )?(?:we|wir|our|unsere|you|sie|on|auf)(?![\p{L}]).*$/u, '')
    .trim()
  const name =
    /^(?:(?:the|der|den|die|das|all|ganz|whole|of|und|greater|central|north|south|east|west|region|area|city|um|raum)\s+)*\p{Lu}/u
  const common =
    /^(?:English|German|French|Deutsch|Englisch|Small|Teams?|January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)(?![\p{L}])/u
  return name.test(where) && !common.test(where) && where.split(/\s+/).length <= 8 ? where : undefined
}

/** "1,200 GBP": in words that a judgement can read. */
export function amountOf({ min, currency }: Price, language: string): string {
  const digits = minorDigits(currency)
  const amount = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(min / 10 ** digits)
  return `${amount} ${currency}`
}
