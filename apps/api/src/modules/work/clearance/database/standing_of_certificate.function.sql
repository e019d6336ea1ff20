-- How a certificate stands at this moment: it expires at midnight in Lagos after its last day, whoever has worked since.
CREATE OR REPLACE FUNCTION standing_of_certificate(certificate clearance_certificates) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN certificate.revoked_at IS NOT NULL THEN 'revoked' WHEN certificate.replaced_by IS NOT NULL THEN 'replaced'
    WHEN lagos_today() > certificate.valid_until THEN 'expired' ELSE 'valid' END
$$;
