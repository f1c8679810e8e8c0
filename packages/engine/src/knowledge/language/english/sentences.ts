import type { SentenceWords } from '../language_pack.ts'
import { isOneOf, wordSet } from '../patterns.ts'

export const sentences: SentenceWords = {
  abbreviations: wordSet(`
    mr mrs ms mx dr prof st sr jr hon rev gen col sgt capt lt gov sen e.g i.e eg ie vs cf viz approx dept est
    univ assn bros mt ave blvd incl excl esp resp`),
  beforeNumbers: isOneOf(`
    nos?, nr, figs?, vols?, pp?, ch, sec, art, para, min, max, ext, tel, ca, jan, feb, mar, apr, jun, jul, aug, sept?, oct,
    nov, dec, mon, tues?, wed, thu, thurs, fri, sat, sun`),
  closing: wordSet('etc inc ltd co corp a.m p.m u.s u.k e.u d.c ph.d b.a m.a'),
  afterOrdinals: null,
}
