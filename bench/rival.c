// A rival: threshold players, base rules, as fast as we could make it in C.
// `scalar` plays one game after another, `lanes` 32 at once with AVX2. Both write down scores
// only: they count neither cards nor traps, nor who won, nor how often each score came.
#include <immintrin.h>
#include <stdint.h>
#include <string.h>

typedef uint64_t u64; typedef uint32_t u32; typedef uint16_t u16; typedef uint8_t u8;
typedef int16_t i16; typedef int64_t i64; typedef unsigned __int128 u128; typedef __m256i V;

#define GOLDEN 0x9E3779B97F4A7C15ull
#define ONES 0x0101010101010101ull
#define TOPS 0x8080808080808080ull
#define EVEN 0x00FF00FF00FF00FFull

static inline u64 mix(u64 z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return z ^ (z >> 31);
}

// A card: its rubies, or a bit for its hazard from 256 on.
static const u16 DECK[32] = {1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17,
  256, 256, 256, 512, 512, 512, 1024, 1024, 1024, 2048, 2048, 2048, 4096, 4096, 4096, 0, 0};
static const u32 INVERSE[9] = {0, 2048, 1024, 683, 512, 410, 342, 293, 256};  // of 2048

void scalar(u64 seed, i64 games, int players, const u8 *thresholds, i16 *scores) {
  const u64 key = mix(seed);
  u64 enough = 0, all = 0;  // a byte a seat
  for (int p = 0; p < players; p++) {
    enough |= (u64)(thresholds[p] > 127 ? 127 : thresholds[p]) << (8 * p);
    all |= 0x80ull << (8 * p);
  }
  for (i64 game = 0; game < games; game++) {
    u64 counter = key + game * (64 * GOLDEN), even = 0, odd = 0;
    u16 deck[32];
    memcpy(deck, DECK, 64);
    u32 size = 30;
    for (int expedition = 0; expedition < 5; expedition++) {
      u64 in = all, gain = 0, chance = mix(counter);
      u32 inside = players, inverse = INVERSE[players], loot = 0, gems = 0, seen = 0, turned = 0, left = 7;
      counter += GOLDEN;
      for (;;) {
        if (left == 0) { chance = mix(counter); counter += GOLDEN; left = 7; }
        left--;
        u128 product = (u128)chance * (size - turned);
        u32 at = turned + (u32)(product >> 64), card = deck[at];
        chance = (u64)product;
        if (seen & card & 0xFF00) { deck[at] = deck[--size]; break; }
        deck[at] = deck[turned]; deck[turned++] = card;
        seen |= card;
        u32 value = card & 255, each = (value * inverse) >> 11;
        loot += each; gems += value - each * inside;
        u64 leavers = ((loot * ONES | TOPS) - enough) & in;
        if (leavers) {
          u32 count = __builtin_popcountll(leavers), share = (gems * INVERSE[count]) >> 11;
          gems -= share * count;
          gain += (leavers >> 7) * (loot + share);
          in ^= leavers; inside -= count; inverse = INVERSE[inside];
          if (!in) break;
        }
      }
      even += gain & EVEN; odd += (gain >> 8) & EVEN;
    }
    for (int p = 0; p < 4; p++) {
      scores[8 * game + 2 * p] = (even >> (16 * p)) & 0xFFFF;
      scores[8 * game + 2 * p + 1] = (odd >> (16 * p)) & 0xFFFF;
    }
  }
}

#define AND _mm256_and_si256
#define OR _mm256_or_si256
#define XOR _mm256_xor_si256
#define WITHOUT _mm256_andnot_si256  // ~a & b
#define ADD _mm256_add_epi8
#define SUB _mm256_sub_epi8
#define SAME _mm256_cmpeq_epi8
#define BLEND _mm256_blendv_epi8
#define LOOK_UP _mm256_shuffle_epi8
#define EVERY(x) _mm256_set1_epi8((char)(x))
#define LOAD(x) _mm256_loadu_si256((const V *)(x))
#define STORE(x, v) _mm256_storeu_si256((V *)(x), v)

static inline V turn(V x, int k) { return OR(_mm256_slli_epi32(x, k), _mm256_srli_epi32(x, 32 - k)); }

static inline __attribute__((always_inline)) void
lanes_of(const int players, u64 seed, i64 games, const u8 *thresholds, i16 *scores) {
  u64 b[16];
  for (int i = 0; i < 16; i++) b[i] = mix(seed + (i + 1) * GOLDEN);
  V s0 = LOAD(b), s1 = LOAD(b + 4), s2 = LOAD(b + 8), s3 = LOAD(b + 12);
  const V zero = _mm256_setzero_si256(), ones = EVERY(-1), low = _mm256_set1_epi16(0x00FF);
#define TABLE(...) _mm256_setr_epi8(__VA_ARGS__, __VA_ARGS__)
  const V bits = TABLE(1, 2, 4, 8, 16, 32, 64, -128, 1, 2, 4, 8, 16, 32, 64, -128);
  const V treasures = TABLE(1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17, 0);
  const V hazards = TABLE(1, 1, 1, 2, 2, 2, 4, 4, 4, 8, 8, 8, 16, 16, 16, 0);
  const V inverse = TABLE(0, -128, 64, 43, 32, 26, 22, 19, 16, 0, 0, 0, 0, 0, 0, 0);
  u8 q[32];
  for (int k = 1; k <= 8; k++) {
    u32 x = (32768 + k - 1) / k;
    q[k - 1] = q[k + 15] = x & 255; q[k + 7] = q[k + 23] = x >> 8;
  }
  const V wide = LOAD(q), I0 = EVERY(0xFF), I1 = EVERY(0x7F);
  V F0 = I0, F1 = I1, F2 = I0, F3 = I1, R0 = I0, R1 = I1, R2 = I0, R3 = I1;
  V enough[8], in[8], lo[8], hi[8];
  V seen = zero, loot = zero, gems = zero, inside = EVERY(players), expedition = zero, done = zero, live;
  for (int p = 0; p < players; p++) { enough[p] = EVERY(thresholds[p]); in[p] = ones; lo[p] = hi[p] = zero; }
  i64 number[32], next = 0, over = 0;
  u8 alive[32];
  for (int l = 0; l < 32; l++) { alive[l] = next < games ? 255 : 0; number[l] = next < games ? next++ : -1; }
  live = LOAD(alive);
  while (over < games) {
    for (int step = 0; step < 8; step++) {
      V word = _mm256_add_epi32(turn(_mm256_add_epi32(s0, s3), 7), s0), t9 = _mm256_slli_epi32(s1, 9);
      s2 = XOR(s2, s0); s3 = XOR(s3, s1); s1 = XOR(s1, s2); s0 = XOR(s0, s3); s2 = XOR(s2, t9); s3 = turn(s3, 11);
      V at = AND(word, EVERY(31)), m3 = _mm256_slli_epi16(at, 4), m4 = _mm256_slli_epi16(at, 3);
      V there = BLEND(BLEND(R0, R1, m3), BLEND(R2, R3, m3), m4);
      V found = AND(AND(there, LOOK_UP(bits, AND(at, EVERY(7)))), live);
      V x3 = _mm256_cmpgt_epi8(zero, m3), x4 = _mm256_cmpgt_epi8(zero, m4);
      V up = AND(found, x4), dn = WITHOUT(x4, found);
      V f0 = WITHOUT(x3, dn), f1 = AND(dn, x3), f2 = WITHOUT(x3, up), f3 = AND(up, x3);
      V none = SAME(found, zero), row = OR(at, AND(m4, EVERY(0x80)));
      V value = WITHOUT(none, LOOK_UP(treasures, row));
      V hazard = WITHOUT(none, LOOK_UP(hazards, XOR(row, EVERY(0x80))));
      V safe = SAME(AND(seen, hazard), zero);
      seen = OR(seen, hazard);
      V inv = LOOK_UP(inverse, inside);
      V each = OR(_mm256_srli_epi16(_mm256_maddubs_epi16(AND(inv, low), value), 7),
                  _mm256_slli_epi16(_mm256_srli_epi16(_mm256_maddubs_epi16(WITHOUT(low, inv), value), 7), 8));
      V given = OR(_mm256_maddubs_epi16(AND(inside, low), each),
                   _mm256_slli_epi16(_mm256_maddubs_epi16(WITHOUT(low, inside), each), 8));
      loot = ADD(loot, each); gems = ADD(gems, SUB(value, given));
      V count = zero, goes[8], may = AND(safe, live);
      for (int p = 0; p < players; p++) {
        goes[p] = AND(AND(SAME(_mm256_max_epu8(loot, enough[p]), loot), in[p]), may);
        count = SUB(count, goes[p]);
      }
      V k = AND(SUB(count, EVERY(1)), EVERY(7)), ke = AND(k, low), ko = _mm256_srli_epi16(k, 8), c8 = _mm256_set1_epi16(0x0800);
      V re = LOOK_UP(wide, OR(OR(ke, _mm256_slli_epi16(ke, 8)), c8)), ro = LOOK_UP(wide, OR(OR(ko, _mm256_slli_epi16(ko, 8)), c8));
      V qe = _mm256_mulhi_epu16(_mm256_slli_epi16(AND(gems, low), 1), re);
      V qo = _mm256_mulhi_epu16(_mm256_slli_epi16(_mm256_srli_epi16(gems, 8), 1), ro);
      V de = _mm256_mullo_epi16(qe, AND(count, low)), od = _mm256_mullo_epi16(qo, _mm256_srli_epi16(count, 8));
      gems = SUB(gems, OR(de, _mm256_slli_epi16(od, 8)));
      V gain = ADD(loot, OR(qe, _mm256_slli_epi16(qo, 8)));
      inside = SUB(inside, count);
      for (int p = 0; p < players; p++) {
        V got = AND(gain, goes[p]), sum = ADD(lo[p], got);
        in[p] = XOR(in[p], goes[p]);
        hi[p] = ADD(hi[p], ADD(SAME(_mm256_max_epu8(sum, got), sum), EVERY(1)));
        lo[p] = sum;
      }
      V end = AND(OR(WITHOUT(safe, live), SAME(inside, zero)), live), trap = WITHOUT(safe, ones);
      F0 = XOR(F0, AND(f0, trap)); F1 = XOR(F1, AND(f1, trap)); F2 = XOR(F2, AND(f2, trap)); F3 = XOR(F3, AND(f3, trap));
      R0 = BLEND(XOR(R0, f0), F0, end); R1 = BLEND(XOR(R1, f1), F1, end);
      R2 = BLEND(XOR(R2, f2), F2, end); R3 = BLEND(XOR(R3, f3), F3, end);
      seen = WITHOUT(end, seen); loot = WITHOUT(end, loot); gems = WITHOUT(end, gems);
      inside = BLEND(inside, EVERY(players), end);
      for (int p = 0; p < players; p++) in[p] = OR(in[p], end);
      expedition = SUB(expedition, end);
      V fin = AND(AND(SAME(expedition, EVERY(5)), end), live);
      done = OR(done, fin); live = WITHOUT(fin, live);
    }
    u32 mask = (u32)_mm256_movemask_epi8(done);
    if (!mask) continue;
    V fin = done;
    u8 bl[8][32], bh[8][32];
    int fewer = 0;
    done = zero; live = OR(live, fin);
    for (int p = 0; p < players; p++) { STORE(bl[p], lo[p]); STORE(bh[p], hi[p]); }
    for (; mask; mask &= mask - 1) {
      int l = __builtin_ctz(mask);
      for (int p = 0; p < players; p++) scores[8 * number[l] + p] = (i16)(bl[p][l] | bh[p][l] << 8);
      over++;
      if (next < games) number[l] = next++;
      else { number[l] = -1; alive[l] = 0; fewer = 1; }
    }
    if (fewer) live = AND(live, LOAD(alive));
    for (int p = 0; p < players; p++) { lo[p] = WITHOUT(fin, lo[p]); hi[p] = WITHOUT(fin, hi[p]); }
    expedition = WITHOUT(fin, expedition);
    F0 = BLEND(F0, I0, fin); F1 = BLEND(F1, I1, fin); F2 = BLEND(F2, I0, fin); F3 = BLEND(F3, I1, fin);
    R0 = BLEND(R0, I0, fin); R1 = BLEND(R1, I1, fin); R2 = BLEND(R2, I0, fin); R3 = BLEND(R3, I1, fin);
  }
}

void lanes(u64 seed, i64 games, int players, const u8 *thresholds, i16 *scores) {
  switch (players) {
    case 3: lanes_of(3, seed, games, thresholds, scores); break;
    case 5: lanes_of(5, seed, games, thresholds, scores); break;
    case 8: lanes_of(8, seed, games, thresholds, scores); break;
  }
}
