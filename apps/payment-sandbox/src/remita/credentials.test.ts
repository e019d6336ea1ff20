import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { judgeAuthorization, remitaHash } from './credentials.ts';

const { remita } = readConfig({});

test.each([
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
])('the hash for asking an RRR for order %s of %s naira is the published one', (orderId, amount, hash) => {
  expect(remitaHash.init(remita, '4430731', orderId, amount)).toBe(hash);
});

test.each([
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
])('the hash for asking about %s is the published one', (reference, hash) => {
  expect(remitaHash.reference(remita, reference)).toBe(hash);
});

test('the hashes of the hosted page and of the transaction query are the published ones', () => {
  expect(remitaHash.hostedPage(remita, '140008260136')).toBe(
    '6ae61e6fea5ca350b391b638633f703e448357b051a1351ae7cf43e7e872275c7b2c2abf4138ea4d69b42c9d5e7076ed07f20e03f340967c46fadc87f9ceb6a0',
  );
  expect(remitaHash.transaction(remita, 'TX123')).toBe(
    '6531cbf17a8d8f253efeb31acd7b76f94fe3b087c26952150ccb1583ef5fe01edb2c899f8cc40755f2064ecc0726116770276d944925cc83dd0691375514cce3',
  );
});

const right = remitaHash.reference(remita, 'X');

test.each([
  [undefined, '020'],
  [`Bearer ${right}`, '020'],
  [`remitaConsumerKey=2547916, remitaConsumerToken=${right}`, '020'],
  [`remitaConsumerKey=2547916,remitaConsumerToken=${right.toUpperCase()}`, '020'],
  [`remitaConsumerKey=1,remitaConsumerToken=${right}`, '023'],
  [`remitaConsumerKey=2547916,remitaConsumerToken=${'0'.repeat(128)}`, '013'],
  [`remitaConsumerKey=2547916,remitaConsumerToken=${right}`, undefined],
])('the header %s is judged %s', (header, code) => {
  expect(judgeAuthorization(remita, header, right)?.code).toBe(code);
});
