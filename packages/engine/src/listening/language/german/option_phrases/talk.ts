import { act } from '../../option_phrase.ts'

const start = '^[ach|ah|ok|okay|also|na|und|aber|hallo|hi|hey]'
const someone =
  '[einem|einer|einen|eine|dem|der|den|ihrem|eurem] [echten|richtigen|menschlichen|anderen] (mensch|menschen|person|jemand|jemandem|jemanden|mitarbeiter|mitarbeiterin|berater|beraterin|kollegen|kollegin|ansprechpartner|chef|chefin|leiter|rezeption|kundenservice|kundendienst)'

export const talk = [
  act(
    'zustimmen, zustimmung, bestatigen, bestatigung, ja, einverstanden, affirm, agree, confirm, yes',
    `${start} (ja|jo|jep|jawohl|klar|sicher|naturlich|selbstverstandlich|genau|richtig|korrekt|stimmt|unbedingt|einverstanden|gerne|gern)(?! nicht), (das|so) (stimmt|ist richtig|ist korrekt|ist es|passt)$, auf jeden fall, ich (bestatige|stimme zu), ich (glaube|denke) (schon|ja)`,
  ),
  act(
    'verneinen, ablehnen, ablehnung, nein, widersprechen, deny, disagree, no, refuse',
    `${start} (nein|nee|ne|niemals|nie|keinesfalls|keineswegs), ${start} (das|es) (ist|war|stimmt) [so|leider|gar] (nicht|kein|keine|keiner), auf keinen fall, (eher|sicher|bestimmt|naturlich|lieber) nicht, ich (will|mochte|brauche) [das|es|den|die] nicht, (habe|hab) ich nicht`,
  ),
  act(
    'weiss nicht, nicht wissen, unsicher, nicht sicher, keine ahnung, dont know, unsure, not sure',
    '(weiss|wissen) [ich|wir] [es|das] [leider|noch|auch|gerade] nicht, (ich|wir) (weiss|wissen) [es|das|leider|noch|auch|gerade] [noch] nicht, (keine|keinen) (ahnung|schimmer|plan), nicht [ganz|so|wirklich] sicher, unsicher, (habe|hab) [es|das] vergessen, kann mich nicht erinnern, schwer zu sagen',
  ),
  act(
    'verstanden, zur kenntnis, okay, ok, acknowledge, understood',
    '^[ach|ah] (ok|okay|alles klar|verstehe|ich verstehe|verstanden|in ordnung|gut|super|prima|perfekt|toll|aha|ach so), ^das (ist|war) [sehr|wirklich] (gut|super|toll|hilfreich|interessant|nett)',
  ),
  act(
    'begrussen, begrussung, hallo, guten tag, grussen, gruss, greet, greeting, hello, hi',
    '^(hallo|hi|hey|moin|servus|gruezi|gruss gott|guten (tag|morgen|abend)|schonen guten tag)',
  ),
  act(
    'danken, danke, dank, bedanken, dankeschon, thank, thanks, thank you',
    'danke, dankeschon, dank, bedanke, bedanken, (vielen|herzlichen|besten|tausend) dank, dankbar',
  ),
  act(
    'verabschieden, verabschiedung, tschuss, auf wiedersehen, gesprach beenden, goodbye, bye, end chat',
    'tschuss, tschuess, ciao, ade, auf (wiedersehen|wiederschauen|wiederhoren), bis (bald|dann|spater|morgen), schonen (tag|abend|feierabend) [noch], schones wochenende, das (wars|war es|war alles|ist alles|ware alles), machs gut, ich muss (los|weg|gehen), (bin|sind wir) fertig',
  ),
  act(
    'mit mensch sprechen, mensch, mitarbeiter sprechen, person sprechen, weiterleiten, handoff, hand off, human, real person',
    `mit ${someone} [direkt|personlich] (sprechen|reden|telefonieren|verbinden|chatten|schreiben), (sprechen|reden|verbinden) [sie] [mich] mit ${someone}, (geben sie|gib) mir ${someone}, (echten|richtigen|echter|richtiger) (mensch|menschen|person|mitarbeiter)`,
  ),
  act(
    'wiederholen, wiederholung, noch einmal, repeat, say again',
    'wiederholen, wiederhole, wiederholung, (nochmal|noch einmal|noch mal)( bitte)?$, wie bitte, (konnen|konnten|kannst) (sie|du) das (nochmal|noch einmal|noch mal), was (haben sie|hast du) gesagt, nicht verstanden',
  ),
]
