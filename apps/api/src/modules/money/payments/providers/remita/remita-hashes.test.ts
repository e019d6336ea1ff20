import { describe, expect, it } from 'vitest';
import { finalizeHash, initHash, statusHash } from './remita-hashes.ts';

// Golden vectors; those of 21000 naira and of gk-ref-3 agree with independently published ones.
const demo = { merchantId: '2547916', serviceTypeId: '4430731', apiKey: '1946' };

describe('Remita hashes', () => {
  it.each([
    [
      'KD-TEST-0001',
      '20000.00',
      '698e426dc281fdda4f4fd085fa9a69c75eaeb0074fd7e40054f79d9689223aa2f3a233fd3c1f4c2fc0d42cc37ba2e73fb71bc4f213d4c339b480dc5f41358063',
    ],
    [
      '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
      '21000',
      '949c2c31adff04d3d54a8fbf895625a74b2c4d45d08fbc085ce61698c6e3f9dd2fcd4c64674fb8d79b61fd04e0d592035280ccb33c1a342d38d55b43cb7e7ce7',
    ],
    [
      'gk-ref-3',
      '21000.00',
      '4dc7aad11b958d42776d93f98f3e9d5662db42a8b1c01afdd2a2ca9e114035d152c678eb9507e151d0eadeaa87c847ec120398dacfaec56a07e4343956319388',
    ],
  ])('of an order match the published vector (%s, %s)', (orderId, amount, hash) => {
    expect(initHash(demo, orderId, amount)).toBe(hash);
  });

  it.each([
    [
      'gk-ref-3',
      'd3ca690a43fd51120fd190c64725f698b219bcb663be6b3b5f9eedfd66674e73ac518b6a5eda9106d1840b8b7e83b0c9d1d6cfdeedb390eaaf50f7389ec15f25',
    ],
    [
      '140008260136',
      '7cbc7ffa3a6a220d96f081742192301b2156cc815902163293df7bfc3003d180cac62db28d190cbc73927b04e95b639e46d66063789439da42b2afcef933f333',
    ],
    [
      'KD-TEST-0001',
      '31be65976c3e9b7243488a009ab8988aeefb4ed016e9209f60d8dc687c310a43b4b5fadf85afdc14d15452c2fdc91de8eed96523e6f36acca4a9e7144601d96d',
    ],
  ])('of a status question match the vector (%s)', (id, hash) => {
    expect(statusHash(demo, id)).toBe(hash);
  });

  it('of the hosted page match the vector', () => {
    expect(finalizeHash(demo, '140008260136')).toBe(
      '6ae61e6fea5ca350b391b638633f703e448357b051a1351ae7cf43e7e872275c7b2c2abf4138ea4d69b42c9d5e7076ed07f20e03f340967c46fadc87f9ceb6a0',
    );
  });

  it('change with the spelling of the amount: 20000 is not 20000.00', () => {
    expect(initHash(demo, 'KD-TEST-0001', '20000')).not.toBe(initHash(demo, 'KD-TEST-0001', '20000.00'));
  });
});
