import type { Replies } from '../pack.ts'
import { anywherePattern, openingPattern, wholePattern, wordSet } from '../phrases.ts'

const no = `
    nein, also nein, also leider nein, leider nein, also nicht, ne, nee, no, noe, nicht, nein danke, noch nicht, leider nicht, leider nein, nicht wirklich, wirklich nicht, immer noch nicht, unverandert, eigentlich nicht, eher nicht, gar nicht, uberhaupt nicht, auf keinen fall, keinesfalls, keineswegs, niemals, nie, nicht (mehr|jetzt|heute|direkt|unbedingt|notig|im moment|momentan|aktuell|derzeit),
    momentan nicht, derzeit nicht, im moment nicht, aktuell nicht, zurzeit nicht, bisher nicht, haben wir [noch] nicht, habe ich [noch] nicht, hab ich [noch] nicht, (sind|wollen|machen|brauchen) wir [noch] nicht, (bin|will|mochte|brauche) ich [noch] nicht, (wir|ich) (haben|habe|hab) (keine|keinen|keins|keines|kein|noch keine|noch keinen|noch keins|so etwas nicht|sowas nicht), ich (denke|glaube) nicht, glaube nicht, denke nicht, naturlich nicht, sicher nicht, falsch, das stimmt nicht, stimmt nicht, keine, keiner, keins, lieber nicht, besser nicht, bitte nicht, brauche ich nicht, brauchen wir nicht`

/** "Nein, natürlich nicht": a no may stand before any other. */
const twice = (phrases: string) => `${phrases}, ${phrases.trim().replaceAll(/(^|,\s+)/g, '$1(nein|nee|ne) ')}`

export const replies: Replies = {
  yes: wholePattern(`
    ja, jo, jep, jup, jawohl, jawoll, klar, na klar, ja klar, sicher, naturlich, selbstverstandlich, genau, richtig, korrekt, stimmt, das stimmt,
    (so|das) ist (es|richtig|korrekt|so), auf jeden fall, unbedingt, gern, gerne, sehr gern, sehr gerne, ja gern, ja gerne, ja bitte, bitte, ok, okay, in ordnung, einverstanden, passt, passt [alles] [so], alles (richtig|korrekt|bestens), stimmt [alles] [so], (das|es) ist alles (richtig|korrekt), passt [fur] [mich|uns], das passt, alles klar, das ware (gut|super|toll|prima|schon),
    klingt gut, haben wir [schon|bereits], habe ich [schon|bereits], hab ich [schon], (machen|tun|sind|wollen) wir, (mache|bin|will|mochte) ich, ich denke schon, ich glaube schon, denke ja, ich glaube ja, (schon|doch), definitiv, absolut, ja doch, jaja, freilich, sehr sogar, warum nicht, super, prima, perfekt`),
  no: wholePattern(twice(no)),
  hears: openingPattern('ok, okay, super, prima, perfekt, alles klar, in ordnung, gut, schon'),
  opensYes: openingPattern(
    'ja, jo, jau, jep, freilich, klar, na klar, sicher, naturlich, selbstverstandlich, genau, richtig, auf jeden fall, gern, gerne, sehr gern, sehr gerne, ok, okay, das ware (gut|super|toll|prima|schon|nett), klingt gut',
  ),
  opensNo: openingPattern(`
    nein, ne (ich|wir|das|danke), nee, noch nicht, leider nicht, leider nein, nicht wirklich, eher nicht, gar nicht, auf keinen fall, niemals, ich glaube nicht, ich denke nicht,
    (wir|ich) (haben|habe|hab) [noch|leider|bisher] (kein|keine|keinen|keins|nicht), wir sind nicht, ich bin nicht, es ist nicht, das ist nicht`),
  shrug: wholePattern('wer weiss, was sonst, warum nicht, wie auch immer, was weiss ich'),
  dontKnow: anywherePattern(`
    (weiss|wissen) (ich|wir) [das|es] [noch|leider|selbst|auch|gerade|nicht genau|noch nicht] [noch|nicht] [nicht] [genau], (ich|wir) (weiss|wissen) [das|es] [noch|leider|selbst|auch|gerade|ehrlich gesagt] [noch] nicht, weiss nicht, (keine|keinen) (ahnung|schimmer|plan), (bin|sind) (mir|uns|ich mir|wir uns) [noch] (nicht sicher|unsicher|nicht ganz sicher|unschlussig), nicht sicher, [noch] unklar, noch (offen|unbekannt|nicht klar|nicht bekannt|nicht entschieden|unentschieden|unentschlossen),
    (steht|stehen) noch nicht fest, schwer zu sagen, (bin|da bin|sind) [ich|wir] uberfragt, (musste|muss|mussten|mussen) (ich|wir) [erst|da erst|erst mal] (nachfragen|nachsehen|nachschauen|fragen|die anderen fragen|jemanden fragen), kann (ich|man) [noch|so|jetzt] [noch|so] nicht sagen, (nicht|nichts) entschieden, unentschlossen, mal sehen, (weiss|wissen) (noch nicht|nicht genau), (frag|frage|klar|klare) (ich|ich mal|ich erst) (nach|ab)`),
  browsing: anywherePattern(
    'nur mal (schauen|gucken|umsehen|umschauen), (schaue|schau|gucke|guck) nur mal, (schaue|schau|sehe) mich (nur|erstmal|gerade|grad) [nur] [mal] um, (schaue|schau|gucke) nur$, (nur|erstmal|gerade|grad) am (schauen|gucken|stobern|umschauen)',
  ),
  dontCare: anywherePattern(`
    [ist|ware] [mir|uns] [ganz|vollig|eigentlich] egal, [das] spielt keine rolle, keine [besondere|bestimmte] (praferenz|praferenzen|vorliebe|vorlieben), (bin|sind) [da|ich da|ich|wir|wir da] [ganz|sehr|vollig] (flexibel|offen), nicht (wichtig|so wichtig|entscheidend), [vollig] (wurst|wurscht|schnuppe|gleichgultig), (mir|uns|vollig) gleich, (ist|sind) [mir|uns] [beides|alles] (recht|gleich), beides recht, alles recht, wie sie (wollen|mochten|meinen), (entscheiden|wahlen) sie, flexibel, hauptsache, macht keinen unterschied, da bin ich flexibel`),
  ratherNot: anywherePattern(`
    (mochte|mochten|will|wollen) (ich|wir) [das|dazu|lieber|hier|eigentlich|ihnen|noch] [das|lieber|hier|jetzt|noch] nicht [sagen|angeben|verraten|teilen|nennen|beantworten], (ich|wir) (mochte|mochten|will|wollen) [das|dazu|lieber|es|hier|die] [das|lieber|hier|jetzt] (nicht|nichts) [sagen|angeben|verraten|teilen|nennen|beantworten|dazu sagen], [das] sage ich [lieber] nicht, lieber nicht, keine angabe, keine angaben, uberspringen, uberspring (das|die), das ist (privat|vertraulich|personlich), (geht sie|geht dich) nichts an, nachste frage, weiter bitte, weiter, lassen wir das, lassen wir (weg|aus), auslassen`),
  withholding: anywherePattern(
    'sagen, sage, angeben, angabe, angaben, verraten, teilen, nennen, beantworten, uberspringen, privat, vertraulich, personlich, frage, weiter, auslassen, lassen wir',
  ),
  goodbye: anywherePattern(`
    tschuss, tschuess, tschussi, tschussle, tscho, ciao, ade, servus, auf (wiedersehen|wiederschauen|wiederhoren), bis (bald|dann|spater|morgen), schonen (tag|abend|feierabend) [noch], schones wochenende, (das|dies) (wars|war es|war alles|ist alles|ware alles|wars schon|wars erstmal), das war es [schon|erstmal], mehr (brauche|mochte|wollte) ich nicht, ^(nein )?(danke )?(nichts (mehr|weiter|weiteres)|sonst nichts( mehr)?)( danke)?$, ^(nein )?(danke )?keine (weiteren )?(fragen|frage)( mehr)?( danke)?$, machs gut, machen sie es gut, ich muss (los|weg|gehen), (uberlegs|uberleg es|uberlege es) mir [nochmal|noch], nochmal druber (nachdenken|schlafen), ^((ok|okay|gut) )?dann (eben nicht|lass ich es|lasse ich es)( danke)?$, ^(ok )?vergessen sie es$, alles geklart, bin (fertig|versorgt), wir sind (fertig|durch)`),
  fillers: wordSet(`
    hallo hi hey top guten tag morgen abend bitte danke dankeschon vielen dank ok okay also so naja na ja nein ach ah oh hm hmm ahm gut super toll
    prima perfekt klar gerne gern sorry entschuldigung vielleicht eventuell wahrscheinlich eigentlich mal doch halt eben wohl schon
    und aber nochmal nochmals ich denke glaube meine wurde sagen sagen wir ehrlich gesagt`),
  correction: anywherePattern(`
    doch (lieber|eher), ich meinte, ich meine, meinte, sorry, entschuldigung, pardon, verzeihung, korrektur, korrigiere, nein (eher|doch|lieber|sondern), lieber doch, eher, stattdessen, anders uberlegt, hab mich (vertan|verschrieben|vertippt|geirrt), habe mich (vertan|verschrieben|vertippt|geirrt), tippfehler, mein fehler, falsch, moment, quatsch, machen (wir|sie) [daraus|lieber|doch], sagen wir [lieber|doch|besser], sondern, nicht .{1,30} sondern, war falsch, stimmt nicht, andern (wir|sie), soll heissen, vielmehr, besser gesagt, genauer gesagt, nicht mehr`),
  reconsidering: anywherePattern(
    'eigentlich, nein, doch, tatsachlich, wenn ich es mir uberlege, stopp, hoit, ups',
  ),
}
