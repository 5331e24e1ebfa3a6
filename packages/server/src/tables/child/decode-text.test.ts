import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import type { ReadingChoices } from "../reading.ts";
import { encodingCandidates } from "./decode-text.ts";
import { readCsv } from "./read-csv.ts";

/** The platform only decodes, so this looks every byte and pair of bytes up. */
function encode(text: string, label: string): Buffer {
  const decoder = new TextDecoder(label);
  const bytes = new Map<string, number[]>();
  for (let lead = 255; lead >= 0; lead--) {
    if (lead > 0x80) {
      for (let trail = 255; trail >= 0x40; trail--) {
        const pair = decoder.decode(Uint8Array.of(lead, trail));
        if ([...pair].length === 1) bytes.set(pair, [lead, trail]);
      }
    }
    const single = decoder.decode(Uint8Array.of(lead));
    if (single !== "\ufffd" && single !== "") bytes.set(single, [lead]);
  }
  return Buffer.from([...text].flatMap((letter) => bytes.get(letter) ?? expect.fail(letter)));
}

const read = (bytes: Buffer, choices?: ReadingChoices) => {
  const { sheets, encoding } = readCsv(bytes, "a.csv", choices);
  const { grid, decisions = [] } = sheets[0] ?? expect.fail("There is no sheet.");
  return { text: grid.rows.map((cells) => cells.join(";")).join("\n"), encoding, decisions };
};

const TEXTS = {
  russian: "Клиент;Город;Сумма\nИванов;Москва;1200,50\nПетрова;Казань;99,00",
  ukrainian: "Клієнт;Місто;Сума\nШевченко;Київ;1200,50\nЇжак;Львів;99,00",
  polish: "Nazwa;Miasto;Kwota\nŻółć Sp. z o.o.;Łódź;1200,50\nŚwiątek;Kraków;99,00",
  czech: "Jméno;Město;Částka\nDvořák;Plzeň;1200,50\nŠťastný;Ústí nad Labem;99,00",
  hungarian: "Név;Város;Összeg\nSzőke Gergő;Győr;1200,50\nTűzoltó;Pécs;99,00",
  german: "Kunde;Ort;Betrag\nMüller GmbH;München;1200,50\nJörg Weiß;Köln;99,00",
  french: "Société;Ville;Montant\nCafé de l’Opéra;Orléans;1200,50\nFrançois;Besançon;99,00",
  greek: "Πελάτης;Πόλη;Ποσό\nΠαπαδόπουλος;Αθήνα;1200,50\nΓεωργίου;Θεσσαλονίκη;99,00",
  turkish: "Müşteri;Şehir;Tutar\nYılmaz;İstanbul;1200,50\nÇağlar;Eskişehir;99,00",
  hebrew: "לקוח;עיר;סכום\nכהן;תל אביב;1200.50\nלוי;ירושלים;99.00",
  arabic: "العميل;المدينة;المبلغ\nأحمد;القاهرة;1200.50\nفاطمة;بغداد;99.00",
  lithuanian: "Klientas;Miestas;Suma\nŽukauskas;Šiauliai;1200,50\nKazlauskienė;Panevėžys;99,00",
  latvian: "Klients;Pilsēta;Summa\nBērziņš;Rīga;1200,50\nKļaviņa;Jūrmala;99,00",
  japanese: "顧客;都市;金額\n田中商店;東京;1200\n株式会社さくら;大阪;99",
  chinese: "客户;城市;金额\n张三;北京;1200\n广州贸易有限公司;广州;5",
  traditional: "客戶;城市;金額\n張三;台北;1200\n貿易有限公司;臺中;5",
  korean: "고객;도시;금액\n김철수;서울;1200\n주식회사 한국;부산;99",
  thai: "ลูกค้า;เมือง;ยอด\nสมชาย;กรุงเทพ;1200\nสมหญิง;เชียงใหม่;99",
} as const;

describe("a text file in an old encoding", () => {
  it.each([
    ["russian", "windows-1251"],
    ["russian", "koi8-r"],
    ["russian", "ibm866"],
    ["russian", "iso-8859-5"],
    ["russian", "x-mac-cyrillic"],
    ["ukrainian", "windows-1251"],
    ["ukrainian", "koi8-u"],
    ["polish", "windows-1250"],
    ["polish", "iso-8859-2"],
    ["czech", "windows-1250"],
    ["czech", "iso-8859-2"],
    ["hungarian", "windows-1250"],
    ["german", "windows-1252"],
    ["german", "macintosh"],
    ["french", "windows-1252"],
    ["french", "macintosh"],
    ["greek", "windows-1253"],
    ["greek", "iso-8859-7"],
    ["turkish", "windows-1254"],
    ["hebrew", "windows-1255"],
    ["arabic", "windows-1256"],
    ["lithuanian", "windows-1257"],
    ["latvian", "windows-1257"],
    ["japanese", "shift_jis"],
    ["japanese", "euc-jp"],
    ["chinese", "gb18030"],
    ["traditional", "big5"],
    ["korean", "euc-kr"],
    ["thai", "windows-874"],
  ] as const)("is read by its letters, which is said: %s in %s", (language, label) => {
    const { text, decisions } = read(encode(TEXTS[language], label));
    expect(text).toBe(TEXTS[language]);
    expect(decisions.map(({ title }) => title)).toEqual([expect.stringMatching(/^Read as /)]);
  });

  it("names what it was read as, and is read as a person chooses", () => {
    const bytes = encode(TEXTS.russian, "windows-1251");
    const { encoding, decisions } = read(bytes);
    expect(encoding?.label).toBe("windows-1251");
    expect(decisions[0]).toMatchObject({
      kind: "encoding",
      title: "Read as Windows-1251, Cyrillic",
      sentence: expect.stringContaining("by its letters: Клиент, Город, Сумма"),
    });
    const chosen = read(bytes, { encoding: "koi8-r" });
    expect(chosen.text).toContain("йКХЕМР");
    expect(chosen.decisions).toEqual([]);
  });

  it("offers encodings to choose from with the words that they make", () => {
    const [first, ...others] = encodingCandidates(encode(TEXTS.german, "windows-1252"));
    expect(first).toEqual({
      label: "windows-1252",
      name: "Windows-1252, Western",
      sample: "Müller, München, Jörg, Weiß, Köln",
      isLikely: true,
    });
    expect(others.length).toBeGreaterThan(0);
    expect(encodingCandidates(Buffer.from("Müller"))[0]?.label).toBe("utf-8");
    expect(encodingCandidates(Buffer.from("plain")).map(({ label }) => label)).toEqual(["utf-8"]);
  });

  it("is doubted where another reading is as likely", () => {
    const { encoding, decisions } = read(Buffer.from("Name;Sum\n\xc4\xe5;1\n", "latin1"));
    expect(encoding?.isDoubtful).toBe(true);
    expect(decisions[0]?.isDoubtful).toBe(true);
  });
});

describe("a text file of DOS", () => {
  it.each([
    ["german", "cp850"],
    ["german", "cp437"],
    ["polish", "cp852"],
    ["czech", "cp852"],
    ["greek", "cp737"],
    ["turkish", "cp857"],
  ] as const)("is read by its letters, which is said: %s in %s", (language, label) => {
    const { text, decisions } = read(iconv.encode(TEXTS[language], label));
    expect(text).toBe(TEXTS[language]);
    expect(decisions[0]?.title).toMatch(/^Read as DOS/);
  });

  it("can be chosen", () => {
    const bytes = iconv.encode("Ort;Betrag\nStraße;1\n", "cp850");
    const labels = encodingCandidates(bytes).map(({ label }) => label);
    expect(labels).toContain("cp850");
    expect(read(bytes, { encoding: "cp850" }).text).toContain("Straße");
  });
});

describe("a text file in Unicode", () => {
  it.each([
    ["UTF-16 without a mark, in Cyrillic", Buffer.from(TEXTS.russian, "utf16le")],
    ["UTF-16, big endian, without a mark", Buffer.from(TEXTS.russian, "utf16le").swap16()],
    [
      "UTF-32",
      Buffer.concat(
        Array.from(`\ufeff${TEXTS.russian}`, (letter) => {
          const bytes = Buffer.alloc(4);
          bytes.writeUInt32LE(letter.codePointAt(0) ?? 0);
          return bytes;
        }),
      ),
    ],
  ])("is read without a word about it: %s", (_what, bytes) => {
    const { text, decisions } = read(bytes);
    expect(text).toBe(TEXTS.russian);
    expect(decisions).toEqual([]);
  });

  it("keeps its letters where one byte is broken, and says which cell that spoils", () => {
    const bytes = Buffer.concat([
      Buffer.from("Kunde;Ort\nMüller;K"),
      Buffer.of(0xf6),
      Buffer.from("ln\nJörg;Düren\nÖzil;Gelsenkirchen für 1 €\n"),
    ]);
    const { text, decisions } = read(bytes);
    expect(text).toContain("Müller;K�ln\nJörg;Düren");
    expect(decisions).toMatchObject([
      {
        kind: "encoding",
        sentence: "1 cell has bytes that are no letters and show as �: row 2, column 2.",
        rows: [2],
        isDoubtful: true,
      },
    ]);
  });

  it("shows the letters that it does not have first, where a person chooses it", () => {
    const words = ["Ähre", "Öl", "Übung", "Äste", "Öse", "Ür", "Äther"];
    const bytes = Buffer.concat([
      Buffer.from(`${words.join("\n")}\n`.repeat(2)),
      Buffer.of(0x4b, 0xf6, 0x6c, 0x6e, 0x0a),
    ]);
    expect(encodingCandidates(bytes)[0]).toMatchObject({
      label: "utf-8",
      sample: expect.stringMatching(/^K�ln/),
    });
  });

  it("leaves empty characters out and says so", () => {
    const { text, decisions } = read(Buffer.from("a;b\nx\0\0;1\n\0y;2\n"));
    expect(text).toBe("a;b\nx;1\ny;2");
    expect(decisions.map(({ title }) => title)).toEqual(["Empty characters left out"]);
  });
});
