import type { ChoiceWords } from '../pack.ts'
import { anywherePattern, closingPattern, lines, openingPattern, wholePattern, wordSet } from '../phrases.ts'

export const choices: ChoiceWords = {
  negations: wordSet(
    'nicht ned net nich kein koa koan keine keinen keinem keiner keines keins ohne nie niemals weder ausser ungern streichen vergessen',
  ),
  agreeing: wordSet('nur dagegen storen stort'),
  definite: wordSet('der die das den dem des ein eine einen am im um nur'),
  negationEnds: wordSet('sondern aber stattdessen lieber nur doch'),
  negatedAfter: openingPattern(
    '(kann|konnen|konnte) (ich|wir) [leider] nicht, (kann|konnen|kommt|kommen|darf) [doch|leider|jetzt|nun] nicht [mehr] mit, (ist|sind|geht|gehen|passt|passen|kommt|kommen|klappt|will ich|mochte ich|wollen wir|brauche ich|brauchen wir|haben wir|habe ich) [leider|bei mir|bei uns|mir|uns|fur mich|fur uns|eher|doch|auch|gar|uberhaupt|noch] [leider|doch|auch|gar|uberhaupt|noch] nicht, (fallt|fallen) [leider|bei mir] (aus|weg|flach), (bleibt|bleiben) [diesmal|leider|lieber|aber] (daheim|zuhause|zu hause|bei), (ist|is|sind|war) [immer|meist|meistens|oft|so|zu|mir|bei mir|bei uns] (stressig|schlecht|ungunstig|blod|dicht|belegt|voll), (ist|sind|ware) [mir|uns] [da|eher|nur|erst mal|erstmal|ganz] (zweitrangig|nebensachlich|nebensache|egal|unwichtig|nachrangig), [immer] [noch] [immer|leider|gar|uberhaupt|so] nicht',
  ),
  negatedLater: openingPattern(
    '(das|da) (geht|passt|klappt|kann ich|konnen wir) [es] [leider|gar|mir|uns|bei mir|dann] nicht',
  ),
  negatedBefore: closingPattern('(statt|anstatt|anstelle) [von|der|des|dem|den|einer|eines|am]'),
  except: wordSet('ausser'),
  all: anywherePattern(
    'alle (tage|davon|drei|vier|funf|optionen|genannten), ^alle$, ^alles$, alles davon, alles ausser, samtliche, jeden tag, jeder tag, das ganze, egal welcher tag, sonst immer, immer',
  ),
  both: anywherePattern('beide, beides, alle beide'),
  open: wholePattern(`
    unbekannt, noch (nicht bekannt|unbekannt|unklar|offen|nicht klar|nicht sicher|unentschieden), nicht bekannt, offen, egal, beliebig, flexibel, unentschieden, keine praferenz, weiss [ich] [noch] nicht, [ich] weiss [es] [noch] nicht, unklar, keine angabe, spielt keine rolle, steht noch nicht fest, nicht sicher, keine ahnung`),
  nothing: wordSet('keine kein ohne nichts null 0 keiner nie'),
  noneOf: openingPattern(
    '[nein|nee|ne|noe|sorry|hm|na|ach] (nichts|nix|keins|keines|keine|keiner|keinen|nichts von|weder) (davon|hiervon|dem|alledem|denen|diesen|noch), [nein|nee|ne] (keins|keines|keine|keiner|keinen) von (denen|diesen|beiden|beidem|den beiden)',
  ),
  otherThing: wholePattern(
    'etwas anderes, was anderes, anderes, sonstiges, sonstige, andere, anderer grund, anderes anliegen',
  ),
  wish: anywherePattern(
    'mochte, mochten, will, wollen, gern, gerne, bitte, brauche, brauchen, ware (gut|schon|super|toll), konnen sie, kann jemand, ist ok, durfen, konnten sie',
  ),
  adding: anywherePattern('auch, ausserdem, zusatzlich, dazu, noch, obendrein, plus'),
  only: closingPattern('nur [noch] [am|im|um|den|die|das]'),
  ordinals: lines(`
    erste, ersten, erster, erstes, 1
    zweite, zweiten, zweiter, zweites
    dritte, dritten, dritter, drittes
    vierte, vierten, vierter, viertes
    funfte, funften, funfter, funftes`),
  last: wordSet('letzte letzten letzter letztes letztere letzteres'),
  optionWords: wordSet('option variante moglichkeit davon'),
  pointing: wordSet('dieser dieses diesen diesem diese nachste nachsten nachster nachstes'),
  elsewhere: wordSet('seit bis wie'),
  recurring: wordSet('jeden jede jedes'),
  everyday: wordSet(`
    geht klappt funktioniert geklappt erledigt jetzt heute spater bald gleich noch offen andere anderes neu neue neues gebraucht erste zweite letzte nachste zeit tag tage tagen
    woche wochen monat monate monaten quartal jahr jahre jahren anruf anrufen handy online suche frei normal mittel gross klein
    kleine grosse lange langer schnell hilfe unterstutzung beratung preis preise kosten qualitat seite laden shop ja nein gut
    mail email informationen empfehlen entscheidung do fr mi di mo nacht teams telefon konto konten gunstig rat werbung`),
  vague: wordSet('etwas irgendetwas irgendwas irgendwie jemand'),
  self: wordSet('ich wir'),
  selfSaying: closingPattern('(ich bin|bin ich|wir sind|sind wir) [nur|der|die|das|ein|eine|einer]'),
  others: wordSet(
    'er sie chef chefin vorstand geschaftsfuhrung geschaftsfuhrer geschaftsfuhrerin leitung inhaber inhaberin kollege kollegin mann frau team',
  ),
  slotWords: wordSet(`
    ist hat haben hatte sind war kann darf soll will wollen mochten mochte anzahl art typ kategorie der die das den dem des ein
    eine einen fur zu in an am mit und oder ihr ihre ihren sie wir uns unser mein dein sein welche welcher welches wie viele was
    wann wo wer schon bereits name gesamt`),
}
