import { functionWords } from '../../../knowledge/language/german/words.ts'
import { foldCase } from '../../../knowledge/search/words.ts'
import type { SentenceForms } from '../pack.ts'
import { anywherePattern, closingPattern, openingPattern, wordSet } from '../phrases.ts'

const personal = {
  isPersonal: true,
  defining: wordSet('name fullname firstname lastname surname vorname nachname'),
  besides: wordSet(
    'full first last your visitor contact person customer client guest patient member voller gast kunde kunden patienten teilnehmer kontakt ansprechpartner',
  ),
} as const
const corporate = {
  defining: wordSet(
    'company organization organisation firm employer business firma unternehmen betrieb arbeitgeber',
  ),
  besides: wordSet('name your visitor customer client'),
}

const told = '(gesagt|geschrieben|erwahnt|genannt|angegeben|gefragt$)'
const before =
  '[ja|doch] [doch|schon|bereits|oben|eben|gerade|grade|grad|vorhin] [eben|gerade|grade|grad|schon|mal|oben|alles]'
const reminder = `
  wie [ich] [schon|bereits|oben|eben|vorhin] (gesagt|geschrieben|erwahnt) [habe|hab], (hab|habe|hatte|haben|hatten) (ich|wir) ${before} ${told},
  (ich|wir) (hab|habe|hatte|haben|hatten) [es|das] ${before} ${told}, sagte ich [ja|doch] [schon|bereits|oben],
  (steht|stand) [ja|doch] [doch|schon|bereits|oben|eben] (da|oben|dort|drin|druber)`

export const sentences: SentenceForms = {
  reminding: { opening: openingPattern(reminder), closing: closingPattern(reminder) },
  question: openingPattern(`
    [und|aber|ok|okay|also|ach|noch eine frage] (was|wie|wieviel|wieviele|wann|wan|wo|wohin|woher|wer|wen|wem|wessen|warum|wieso|weshalb|welche|welcher|welches|welchen|welchem|womit|wofur|wozu|woran|worauf|(ab|bis|seit|um|fur) (wann|wan|wieviel)|(mit|aus|von|bei|fur|zu|in) (was|wem|wen|welchen|welchem|welcher|welche)),
    [und|aber|ok|okay|also|ach] (kann|konnen|konnte|konnten|darf|durfen|muss|mussen|soll|sollen|sollte|wird|werden|wurde|wurden|konnt|kannst|konntest|habt|haben|hat|hast|ist|sind|seid|gibt|gibts|gehts|gabe|macht|machen|bietet|bieten|biete|kostet|kosten|geht|lohnt|brauche|brauchen|bekomme|bekommen|arbeitet|arbeiten|liefert|liefern|nehmt|nehmen|hilft|helfen|unterstutzt|unterstutzen|sprecht|sprechen|kommt|kommen|ware|waren|funktioniert|dauert|reicht|reichen|klappt|gilt|zahlt|zahlen|braucht|betreut|betreuen|bist|wisst|wissen|passen|passt|is) (ich|wir|sie|ihr|es|man|du|er|das|die|der|den|ein|eine|einen|euer|eure|ihre|ihr|mein|meine|unser|unsere|auch|dort|da|hier|denn|eigentlich|jemand|so),
    [und|aber|ok|okay|also|ach] (brauch|krieg|bekomm|zahl|komm|hab|find|musst|durft|konnt) (ich|ma|man|mer|wir|ihr), [und|aber|ok|okay|also|ach] \\p{L}{2,}t (ihr|man), [und|aber|ok|okay|also|ach] (gibts|gehts|konnts|habts), (ist|sind|is) \\S+ [schon|auch|noch|da|immer] (dabei|drin|inklusive|inbegriffen|enthalten|kostenlos|gratis|frei|umsonst|moglich|erlaubt|verfugbar|notig|notwendig|pflicht|barrierefrei|extra|offen|geoffnet), (kommt|kommen) (noch|da|dann|dazu), [nein|ne|sorry] (ich|wir) (meine|meinte|meinen|meinten) (was|wie|wann|wo|wer|welche|welcher|welches|warum|ob), (und|aber) (wenn|falls) \\S+ \\S+, (passen|passt) in, [und|aber|ok|okay|also|ach] \\p{L}{2,}st du`),
  running: openingPattern(`
    [ab|bis|seit|um] (was|wie|wann|wan|wo|wer|wieviel|wie viel|wie viele|wie lange|wie lang|wie oft|wie hoch|wie weit|mit was|womit|wieso|warum) (kostet|kosten|kost|kommt|ruft|isn|is|brauch|krieg|zahl|verlangt|ist|sind|muss|mussen|kann|konnen|soll|sollen|sollte|darf|durfen|wird|werden|habt|haben|hat|gibt|gilt|macht|machen|nehmt|nehmen|nimmt|zahlt|zahle|zahlen|bekomme|bekommen|bekommt|brauche|brauchen|braucht|dauert|passiert|liegt|liegen|findet|finde|geht),
    (wieviel|wie viel|wie lange|wie lang|wie teuer|wie hoch|wie weit|ab wann|bis wann) \\S+`),
  notBeforeRunning: wordSet(
    'weiss weis wissen egal nicht keine kein ahnung sagen sage fragen frage gucken schauen klar und ab bis seit um von',
  ),
  subordinates: true,
  subordinating: wordSet('wenn falls sofern weil dass ob als sobald nachdem bevor obwohl damit'),
  afterPause: openingPattern(`
    (kann|konnen|konnte|konnten|darf|durfen|muss|mussen|soll|sollen|sollte|wird|werden|konnt|habt|hat|ist|is|sind|gibt|geht|gilt|kostet|dauert|zahlt|macht|bekommt|braucht|reicht|klappt|passt|lohnt|kommt|kommen|krieg|brauch|bekomm|zahl|seid|nehmt|liefert|findet|darfs) (ich|wir|ihr|man|es|er|sie|das|der|die|du),
    (gibts|gehts|habts|konnts)`),
  keywords:
    /^(?:preis|preise|kosten) \S+|^(?!.*\b(?:es|ich|wir|unser\p{L}*|mein\p{L}*|ist|sind|um|uber)\b)(?:\S+ ){2,5}(?:preis|preise|kosten|gebuhr|gebuhren|lieferzeit|offnungszeiten|dauer)$/u,
  request: openingPattern(`
    [und|aber|also|ok] (kann|konnen|konnte|konnten|konnt|kannst|konntest|wurden|wurdest) (sie|ihr|du|ich|wir) (mir|uns|mich) [bitte|auch|mal] (einen|eine|ein|am|fur|per|mit|bis),
    [und|aber|also] (kann|konnen|konnte|konnten|darf) (ich|wir) [bitte|auch|mal] [einen|eine|ein|das|den|die] (.{1,40} )?(buchen|haben|bekommen|reservieren|bestellen|mieten|kaufen|vereinbaren), (wie ware es|wie wars) mit`),
  inverted: openingPattern(
    '(bin|bist|ist|sind|seid|hat|habt|haben|habe|kann|konnen|konnte|darf|muss|soll|wird|werden|wurde|wurden|gibt|geht|macht|bietet|bieten|war|waren|ware)',
  ),
  indirect: anywherePattern(`
    (ich|wir) (wurde|wurden|mochte|mochten|wollte|wollten|will) [gern|gerne|noch|auch|mal|nur] (wissen|fragen|erfahren|verstehen), (ich|wir) (hab|habe|haben|hatte|hatten) [doch|ja|nur|bloss|eben|gerade|grade|schon] [nur|schon|bereits|gerade|grade|eben] gefragt(?= (ob|was|wann|wie|wo|wer|wieviel|wieso|warum|welche|welcher|welches) ), mich (interessiert|wurde interessieren), (mochte|wollte|wurde) (ich|gern|gerne) [noch|auch|gern|gerne] wissen, ich frage mich, (zeig|zeige|zeigen sie|nenn|nenne|nennen sie|gib|geben sie) (mir|uns) [bitte|mal] (die|den|das|alle|ihre|eure|deine), (sagen|erklaren|erzahlen) sie (mir|uns) [mal|bitte|mehr|etwas], (konnen|konnten|kannst|konntest) (sie|du) (mir|uns) [bitte] (sagen|erklaren|erzahlen), (ich|wir) (habe|haben) eine frage (zu|zum|zur), meine frage (ist|ware|lautet), wissen sie (ob|wie|wann|was|wo)`),
  tag: /^(?:\S+ ){2,14}(?:oder|oder nicht|oder doch|ne|gell|nicht wahr|stimmts)$/u,
  elliptic: openingPattern(
    'und, was ist mit, wie ist es mit, wie sieht es [mit|aus mit], oder, auch, und was ist mit',
  ),
  asking: wordSet(`
    kostet kosten preis preise viel viele lange dauert dauer teuer gunstig bietet bieten angebot habt haben hat gibt es das die der
    dies diese sie ihr das dafur davon damit machen macht geht gehen moglich verfugbar enthalten inklusive brauche brauchen
    wissen sagen denken heisst bedeutet auch noch eigentlich genau bitte danke denn mehr sonst alle alles andere anderen zeit
    zeiten offen geoffnet offnungszeiten schliesst wann wie was wo wer warum welche rabatt rabatte unterschied etwas ungefahr
    etwa kann konnen ich wir mir uns man da dort hier schnell bald reicht reichen genug`),
  conditional: wordSet('wenn falls sofern'),
  wondering: new Set(),
  addressing: wordSet('sie ihr ihnen ihre ihren ihrer euch euer eure eurer du dich dir dein deine'),
  hypothetical: anywherePattern(`
    wenn (ich|wir|man|jemand|sie|es|das|der|die) .{0,40} (hatte|hatten|ware|waren|wurde|wurden|konnte|konnten|ausgeben|nehmen|wollte|wollten), (angenommen|gesetzt den fall|mal angenommen|nehmen wir an|hypothetisch|theoretisch|rein theoretisch), zum beispiel, beispielsweise, z b, zb, hatte (ich|wir), hatten wir, falls (ich|wir|man|jemand|sie|es), was ware wenn, (ein freund|eine freundin|mein freund|andere|andere firmen|jemand|mein nachbar|ein bekannter|ihre website|die website|der artikel) [von mir] (hat|haben|sagt|sagte|meinte|zahlt|schreibt|behauptet|gibt)`),
  override: anywherePattern(`
    (ignorier|ignoriere|ignorieren|vergiss|vergessen|missachte|missachten|umgehe|umgehen|uberschreibe|verwirf) [sie|bitte] [mal] [alle|alles|samtliche|deine|ihre|die|jegliche] [deine|ihre|vorherigen|bisherigen|vorigen|obigen|bestehenden|fruheren] [bisherigen|vorherigen] (anweisung|anweisungen|regel|regeln|instruktion|instruktionen|vorgaben|prompt|prompts|richtlinien|befehle|anleitung|was),
    (du bist|sie sind) (jetzt|nun|ab jetzt|ab sofort|nicht mehr), ab (jetzt|sofort) (bist|sind|antworte|handle|verhalte|sollst|musst), (tu|tue|tun sie) so als, (verhalte|verhalten) (dich|sie sich) (wie|als), (handle|agiere|antworte) als, neue (anweisung|anweisungen|regeln|instruktionen), (entwicklermodus|adminmodus|debugmodus|wartungsmodus), (entwickler|admin|debug|wartungs) modus, system (prompt|nachricht|anweisung|befehl|hinweis|meldung), systemprompt, systemnachricht, systemanweisung, (dein|deinen|ihren|der) (prompt|systemprompt), (ich bin|als) (der|dein|ihr|ein) (administrator|admin|entwickler|betreiber), (rufe|ruf|rufen sie|fuhre|starte) (das|die|den|ein) (tool|werkzeug|funktion|befehl|skript), (anweisung|hinweis|nachricht) (an|fur) (den|die|das) (assistenten|agenten|bot|ki|modell|system), (der|die) (assistent|agent|bot|ki) (muss|soll|hat), (sag|sage|sagen sie|schreib|schreibe|schreiben sie|wiederhole|wiederholen sie) (genau|wortlich|wort fur wort), (wenn|falls) du (eine ki|ein bot|eine maschine) bist`),
  command: anywherePattern(`
    (setze|setz|setzen sie|fulle|full|fullen sie|markiere|markier|markieren sie|trage|trag|tragen sie|uberschreibe|belege|weise|ordne|vermerke|hinterlege|speichere|speichern sie|notiere) .{1,60} (auf|als|ein|mit|zu|ins feld|in das feld|in den slot|im feld),
    (springe|spring|wechsle|wechsel|gehe|geh|gehen sie|springen sie|wechseln sie) [direkt|sofort] (zur|zum|in die|ins|in den) [nachsten|letzten|finalen|abschliessenden] (phase|stufe|schritt|ende|abschluss|abschlussphase|endphase), (das|dieses|dein|den) (feld|slot|phase), (beende|schliesse|beenden sie) (das|die|dieses) (gesprach|phase|unterhaltung|chat), ^[bitte] (gib|gebt|geben sie|liste|drucke) .{1,60} (aus|auf), (slot|feld|phase)_.{1,40}, (behandle|behandeln sie|betrachte|betrachten sie) .{1,60} als, (antworte|antworten sie) (nur|mit|im), ^[bitte] (bewerte|bewerten sie|beurteile|beurteilen sie|stufe|stufen sie) (mich|uns) als`),
  conjunctions: wordSet('und aber sowie oder denn dann also plus wobei'),
  light: new Set([...functionWords, 'einigen', 'mehreren'].map(foldCase)),
  leadIn: openingPattern(`
    (mein|unser|der|die|das|meine|unsere) (name|firma|ziel|rolle|unternehmen|situation|anliegen|problem|grund|plan|projekt|wunsch|anfrage|interesse) (ist|sind|ware|lautet|heisst) [dass|es],
    (ich|wir) (mochte|mochten|will|wollen|brauche|brauchen|suche|suchen|hatte|hatten|plane|planen|wunsche|wunschen) [gern|gerne|nur|eigentlich|hauptsachlich], (ich|wir) (wurde|wurden) (gern|gerne), (es|das) (geht um|ist|ware|sind|heisst), (er|sie) heisst, es geht (um|darum), (ich|wir) (interessiere mich|interessieren uns) fur, (ich|wir) (bin|sind) auf der suche nach, weil, um, hauptsachlich, im grunde, also, na ja, naja, (ich heisse|wir heissen), nennen sie mich, man nennt mich, name`),
  names: [
    {
      ...personal,
      opens: anywherePattern(
        '(?<!(sein|ihr|deren|dessen) )name (ist|lautet) [nur|einfach|eigentlich], (ich heisse|ich heiss), nennen sie mich, (ich bin|hier ist) [der|die] (herr|frau)',
      ),
      unmistakable: true,
      small: true,
    },
    {
      ...personal,
      opens: anywherePattern(
        'ich bin (der|die), (besitzer|besitzerin|halter|halterin|ansprechpartner|ansprechpartnerin) [ist|bin ich]',
      ),
      unmistakable: true,
    },
    {
      ...personal,
      opens: anywherePattern('(er|sie|mein sohn|meine tochter) heisst, (sein|ihr) name ist'),
      unmistakable: false,
    },
    {
      ...personal,
      opens: openingPattern(
        '[hallo|hi|hey|guten tag|und|also|ubrigens] (ich bin|hier ist|hier spricht|das ist|bin)',
      ),
      unmistakable: false,
      beside: 'two',
    },
    {
      ...corporate,
      opens: anywherePattern(`
        (ich|wir) (arbeite|arbeiten) (fur|bei) [die|der|dem|den], [unsere|meine|die] firma (heisst|ist) [die|der], (unser|mein|das) unternehmen (heisst|ist) [die|der], (ich|wir) (bin|sind|komme|kommen) (von|bei) [der|dem|die], im auftrag von`),
      unmistakable: true,
    },
    {
      ...corporate,
      opens: openingPattern(
        '(wir sind|das ist|es ist) [die|der|das|von|bei], ich bin (von|bei) [der|dem], von [der|dem], bei [der|dem], die, der',
      ),
      unmistakable: false,
    },
  ],
  greeting: openingPattern('hallo, hi, hey, guten (tag|morgen|abend), gruss gott, moin, servus, gruezi'),
  remark: openingPattern(`
    (eure|ihre|deine|diese|die) (seite|website|webseite|homepage|internetseite) (ist|sieht|wirkt) [ja|echt|doch|wirklich] [wohl|so|sehr|total] [ein|eine] (witz|katastrophe|schon|toll|hasslich|furchtbar|schrecklich|super|cool|mist|lacherlich|schick),
    (schone|tolle|coole|hassliche|schlechte|komische) (seite|website|webseite|homepage), (schones|schlechtes|tolles) wetter, [hallo|hi|hey|moin|tag|servus] (ich|wir) (habe|hab|haben|hatte|hatten) [da] [mal] [noch] (ein|eine|ne|nen|n|ein paar) (kurze |kleine )?(frage|fragen|problem|anliegen)$, alles (gut|klar|fit|ok) (bei|mit) (ihnen|dir|euch), was (glauben|denken|meinen) sie [denn]$, was (glaubst|denkst|meinst) du [denn]$`),
  wantsMore: openingPattern(
    '(ich|wir) (mochte|mochten|wurde|wurden|will|wollen) [gern|gerne] mehr uber .{1,60} (wissen|erfahren|horen)',
  ),
  modifying: wordSet('preis preise'),
}
