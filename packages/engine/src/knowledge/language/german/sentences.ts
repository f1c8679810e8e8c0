import type { SentenceWords } from '../language_pack.ts'
import { isOneOf, wordSet } from '../patterns.ts'

export const sentences: SentenceWords = {
  abbreviations: wordSet(`
    dr prof hr fr frl st dipl ing med jur phil z.b z d.h d u.a u v.a v i.d.r i.d i.a i u.u z.t z.zt m.e s.o s.u
    sog bzw vgl inkl exkl zzgl abzgl evtl ggf ca mind ugs allg bes geb gest verh insb einschl ges urspr`),
  beforeNumbers: isOneOf(String.raw`
    nrn?, abb, bd, kap, abs, art, tel, max, min, tab, ziff, \p{L}*str, jan, feb, mrz, apr, jun, jul, aug, sept?, okt, nov,
    dez, mo, di, mi, do, sa, so`),
  closing: wordSet('usw etc u.v.m uvm u.ä o.ä e.v e.k mio mrd'),
  afterOrdinals: wordSet(`
    der die das den dem des ein eine einen einem einer wir sie ihr es er ich man unser unsere ihre ihren dies diese
    dieser dieses jede jeder jedes alle viele auch aber und oder dann danach dazu dabei damit daher darum deshalb
    dort hier hinzu im in am an auf aus bei für mit nach ohne seit um unter von vor zu zum zur wenn falls sobald bitte
    nur nicht kein keine`),
}
