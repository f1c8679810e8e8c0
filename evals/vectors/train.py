"""Trains the builtin word vectors: python3 evals/vectors/train.py START PAIRS OUT

START     the folder of the vectors to start from (words.txt, words.i8, words.f32, grams.i8, grams.f32)
PAIRS     what visitors say, a tab, the words of websites, both in English: a pair a line
OUT       where the trained words.i8, words.f32, grams.i8 and grams.f32 go

Debian's python3-torch and python3-numpy are all it needs; it takes five minutes on two cores. PROVENANCE.md
beside the vectors says what the files hold and what they were last trained on.
"""

import glob
import json
import os
import random
import re
import sys

import numpy as np
import torch
import torch.nn.functional as F

DIMENSIONS = 128
GRAMS = 24_000
TEMPERATURE = 0.07
HERE = os.path.dirname(os.path.abspath(__file__))
HANDBOOKS = os.path.join(HERE, "..", "handbooks")


# Tokens and their n-grams, as in packages/server/src/reasoning/embedder/builtin


def fnv1a(text):
    value = 2166136261
    for byte in text.encode():
        value = ((value ^ byte) * 16777619) & 0xFFFFFFFF
    return value


def gram_rows(token):
    spelt = f"<{token}>"
    grams = [spelt[at : at + n] for n in (3, 4, 5) for at in range(len(spelt) - n + 1)]
    return [fnv1a(gram) % GRAMS for gram in grams[:30] or [spelt]]


class Tokens:
    """Numbers for tokens, with the rows that each is made of."""

    def __init__(self, words):
        self.row_of = {word: row for row, word in enumerate(words)}
        self.numbers = {}
        self.rows = []

    def read(self, text):
        return [self.number(token) for token in re.findall("[a-z0-9]+", text.lower())]

    def number(self, token):
        if token not in self.numbers:
            self.numbers[token] = len(self.rows)
            self.rows.append((self.row_of.get(token, -1), gram_rows(token)))
        return self.numbers[token]


# The model


class Vectors(torch.nn.Module):
    def __init__(self, folder, tokens):
        super().__init__()
        self.words = torch.nn.Parameter(read_rows(folder, "words"))
        self.grams = torch.nn.Parameter(read_rows(folder, "grams"))
        self.tokens = tokens

    def table(self, numbers):
        rows = [self.tokens.rows[number] for number in numbers]
        word = torch.tensor([row for row, _ in rows])
        grams = torch.tensor([gram for _, grams in rows for gram in grams])
        starts = torch.tensor(np.cumsum([0] + [len(grams) for _, grams in rows[:-1]]))
        known = (word >= 0).float()[:, None]
        return self.words[word.clamp(min=0)] * known + F.embedding_bag(grams, self.grams, starts, mode="mean")

    def texts(self, texts):
        """A unit vector for each text: the sum of its words."""
        numbers, place = numbered(texts)
        flat = torch.tensor([place[token] for text in texts for token in text])
        starts = torch.tensor(np.cumsum([0] + [len(text) for text in texts[:-1]]))
        return F.normalize(F.embedding_bag(flat, self.table(numbers), starts, mode="sum"), dim=1)


def numbered(texts):
    numbers = sorted({token for text in texts for token in text})
    return numbers, {token: at for at, token in enumerate(numbers)}


def read_rows(folder, name):
    scales = np.fromfile(os.path.join(folder, f"{name}.f32"), dtype="<f4")
    rows = np.fromfile(os.path.join(folder, f"{name}.i8"), dtype=np.int8).reshape(-1, DIMENSIONS)
    return torch.tensor(rows.astype(np.float32) * scales[:, None])


def write_rows(folder, name, values):
    values = values.detach().numpy()
    scales = np.maximum(np.abs(values).max(axis=1) / 127, 1e-9)
    np.round(values / scales[:, None]).astype(np.int8).tofile(os.path.join(folder, f"{name}.i8"))
    scales.astype("<f4").tofile(os.path.join(folder, f"{name}.f32"))


# What it learns from


def read_handbooks(tokens):
    """By handbook: a passage under its heading, and three questions. Those in held_out/ are for measuring."""
    handbooks = []
    for path in sorted(glob.glob(os.path.join(HANDBOOKS, "*.jsonl"))):
        rows = [json.loads(line) for line in open(path)]
        handbooks.append(
            [
                (tokens.read(row["heading"] + " " + row["passage"]), [tokens.read(q) for q in row["questions"]])
                for row in rows
            ]
        )
    return handbooks


def read_related(tokens):
    """`word: same same | near near`: what handbooks call what people ask for."""
    entries = []
    for path in sorted(glob.glob(os.path.join(HERE, "related", "*.txt"))):
        for line in open(path):
            word, _, others = line.strip().partition(":")
            same, _, near = others.partition("|")
            read = lambda words: [tokens.read(each.replace("_", " ")) for each in words.split()]
            entries.append((tokens.read(word), read(same), read(near)))
    return entries


def read_pairs(path, tokens):
    rows = [line.rstrip("\n").split("\t") for line in open(path)]
    return [(tokens.read(said) or [0], tokens.read(words) or [0]) for said, words in rows]


DROPPED = 0.3


def without_some(question, passage):
    """Some words that both have are dropped from the passage, so that meaning is learned and not only repetition."""
    asked = set(question)
    return [token for token in passage if token not in asked or random.random() >= DROPPED] or passage


def handbook_batches(handbooks, size):
    """Half of them from one place of a handbook, where neighbours are hard to tell apart."""
    everything = [row for handbook in handbooks for row in handbook]
    pools = []
    for handbook in handbooks:
        start = random.randrange(size // 2) - size // 2
        for at in range(start, len(handbook), size // 2):
            near = handbook[max(0, at) : at + size // 2]
            if len(near) > 8:
                pools.append(near + random.sample(everything, size // 2))
    random.shuffle(everything)
    pools += [everything[at : at + size] for at in range(0, len(everything), size)]
    for pool in pools:
        rows = list({id(row): row for row in pool}.values())
        for which in range(3):
            asked = [questions[which] for _, questions in rows]
            yield asked, [without_some(q, passage) for q, (passage, _) in zip(asked, rows)]


def related_batches(related, size):
    chosen = random.sample(related, len(related))
    for at in range(0, len(chosen), size):
        rows = []
        for word, same, near in chosen[at : at + size]:
            some = random.sample(same, min(len(same), random.randint(1, 4)))
            some += random.sample(near, min(len(near), random.randint(0, 3)))
            if some:
                rows.append((word, [token for each in some for token in each]))
        yield [word for word, _ in rows], [others for _, others in rows]


def pair_batches(pairs, size):
    """One pair for each answer, so that no right one counts as wrong."""
    chosen = random.sample(pairs, len(pairs))
    for at in range(0, len(chosen), size):
        rows = list({tuple(words): (said, words) for said, words in chosen[at : at + size]}.values())
        yield [said for said, _ in rows], [words for _, words in rows]


# Training


ROUNDS = 2
PACE = 0.002
# How strongly every step pulls back to where the vectors were, for words that it saw too little of.
HELD = 0.003


def loss_of(vectors, questions, passages):
    likeness = vectors.texts(questions) @ vectors.texts(passages).T / TEMPERATURE
    right = torch.arange(len(questions))
    return F.cross_entropy(likeness, right) + 0.5 * F.cross_entropy(likeness.T, right)


def train(vectors, batches):
    before = [vectors.words.detach().clone(), vectors.grams.detach().clone()]
    steps = torch.optim.Adam(vectors.parameters(), lr=PACE)
    for round in range(ROUNDS):
        left = 1 - round / ROUNDS
        steps.param_groups[0]["lr"] = PACE * left
        todo = batches()
        random.shuffle(todo)
        total = 0.0
        for questions, passages in todo:
            loss = loss_of(vectors, questions, passages)
            steps.zero_grad()
            loss.backward()
            steps.step()
            total += loss.item()
            with torch.no_grad():
                vectors.words.lerp_(before[0], HELD * left)
                vectors.grams.lerp_(before[1], HELD * left)
        print(f"round {round + 1} of {ROUNDS}: {total / len(todo):.3f}", flush=True)


def main(start, pairs_path, out):
    random.seed(1)
    torch.manual_seed(1)
    words = open(os.path.join(start, "words.txt")).read().split()
    tokens = Tokens(words)
    vectors = Vectors(start, tokens)
    handbooks = read_handbooks(tokens)
    related = read_related(tokens)
    pairs = read_pairs(pairs_path, tokens)

    def batches():
        return [
            *handbook_batches(handbooks, 128),
            *related_batches(related, 256),
            *pair_batches(pairs, 384),
        ]

    train(vectors, batches)
    os.makedirs(out, exist_ok=True)
    write_rows(out, "words", vectors.words)
    write_rows(out, "grams", vectors.grams)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
