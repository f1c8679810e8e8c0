import { wordSet } from '../language/patterns.ts'

/** Small words that turn a statement round or bound it, in English and German: with another one it is another claim. */
export const decisiveWords = wordSet(`
  not no never none nothing nobody neither nor without cannot isn't aren't wasn't weren't don't doesn't didn't can't
  couldn't won't wouldn't shouldn't haven't hasn't only except unless until before after from over under above below
  more less least most maximum minimum max min up within always sometimes free paid open closed included excluded
  optional required allowed forbidden
  nicht kein keine keinen keinem keiner keines nie niemals nichts niemand weder ohne nur außer bis vor nach ab über
  unter mehr weniger mindestens höchstens maximal minimal innerhalb immer manchmal kostenlos kostenpflichtig geöffnet
  geschlossen inklusive exklusive enthalten erlaubt verboten freiwillig verpflichtend`)
